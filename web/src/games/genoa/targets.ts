// Fields that may be chosen now, out of the list of decisions.

export interface Lit {
  /** The place in the list of decisions. */
  decision: number;
  /** What a reader hears. */
  label: string;
  /** What it would bring me, in few words. */
  pills: string[];
}

// A list of decisions, as games look into it.

type Keys<D> = D extends object ? keyof D : never;
type Of<D, K extends PropertyKey> = D extends Record<K, infer What> ? What : never;

/** The decisions of one kind with their places in the list. */
export function all<D, K extends Keys<D>>(decisions: D[], kind: K): { n: number; what: Of<D, K> }[] {
  return decisions.flatMap((decision, n) =>
    typeof decision === 'object' && decision !== null && kind in decision
      ? [{ n, what: (decision as Record<PropertyKey, unknown>)[kind] as Of<D, K> }]
      : [],
  );
}

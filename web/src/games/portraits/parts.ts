// What portraits are put together from. All are drawn into one frame, so that any hat fits any head.

/** A shape with the common outline: what fills it, and its path. */
export type Shape = [fill: string, path: string];
/** A line without outline: its colour, its width and its path. */
export type Line = [stroke: string, width: number, path: string];

/** How somebody looks, from the back to the front. */
export interface Looks {
  /** Of the air behind them. */
  tint: string;
  skin: string;
  /** Skin in the shade of the chin. */
  shade: string;
  head: keyof typeof HEADS;
  ears?: boolean;
  /** Hair and cloth that falls behind the shoulders. */
  behind?: Shape[];
  dress: Shape[];
  beard?: Shape[];
  hair?: Shape[];
  hat?: Shape[];
  /** Where the eyes are, if not at the usual height. */
  eyes?: number;
  blush?: string;
  lines: Line[];
  /** In front of everything: glasses, feathers, rings. */
  trinkets?: Shape[];
}

export const INK = '#3a2f28';
export const GOLD = '#d9a53a';
export const LINEN = '#fbf1da';
export const LIP = '#8a4a35';
export const NOSE = '#b5805a';
/** Looked through, not at. */
export const GLASS = '#fffaf040';

export const HEADS = {
  round: 'M40 48c0-14 8-22 20-22s20 8 20 22c0 16-8 27-20 27S40 64 40 48Z',
  oval: 'M41 46c0-13 8-21 19-21s19 8 19 21c0 17-8 29-19 29S41 63 41 46Z',
  long: 'M40 46c0-12 8-19 20-19s20 7 20 19c0 19-8 31-20 31S40 65 40 46Z',
  narrow: 'M42 47c0-13 7-20 18-20s18 7 18 20c0 17-7 29-18 29S42 64 42 47Z',
  broad: 'M38 48c0-14 9-22 22-22s22 8 22 22c0 17-9 28-22 28S38 65 38 48Z',
};
export const EARS = 'M41 46c-3-1-5 2-4 6s3 6 6 5M79 46c3-1 5 2 4 6s-3 6-6 5';
export const NECK = 'M53 69h14v13c-4 4-10 4-14 0Z';

export const SHOULDERS = {
  slight: 'M24 104c2-16 14-22 27-24h18c13 2 25 8 27 24Z',
  usual: 'M22 104c2-17 15-23 29-25h18c14 2 27 8 29 25Z',
  broad: 'M18 104c2-18 17-25 32-26h20c15 1 30 8 32 26Z',
  cloaked: 'M16 104c2-18 18-25 34-26h20c16 1 32 8 34 26Z',
};
/** A collar that lies around the neck and falls open. */
export const STOLE =
  'M30 104c-2-12 8-24 20-27 2 10 18 10 20 0 12 3 22 15 20 27h-10c0-8-8-16-20-16s-20 8-20 16Z';
export const NECKERCHIEF = 'M46 80c4 9 24 9 28 0l3 8c-8 8-26 8-34 0Z';
/** Hair parted in the middle. */
export const PARTED = 'M40 52c-3-17 5-27 20-27s23 10 20 27c-3-9-8-14-20-18-12 4-17 9-20 18Z';

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const nose = (colour = NOSE): Line => [colour, 1.6, 'M60 53v6l-2.5 1'];

/** What stands behind them, by game: Hamburg, the sea, Venice, Genoa. */
export const SKYLINES: Record<string, string> = {
  speicherstadt:
    'M-60 62h18V50h16v-8l7-8 7 8v16h26V44l6-7 6 7v14h10V40h22v18h10V48l8-6 8 6v10h16V46h8l4-22 4 22h8v12h56v46H-60Z',
  oltremare:
    'M-60 75q10-5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0V104H-60ZM-18 66H14L9 78H-12Z' +
    'M-3 32 13 62H-3ZM-5 40V62H-16ZM98 64h38l-6 14h-26ZM118 24l19 36h-19ZM116 33v27h-14Z',
  'masters-of-venice':
    'M-60 64h30v-6h8v6h8c0-10 6-15.5 11-16v-6h2v6c5 .5 11 6 11 16h4V26l4.5-12L23 26v38h63c0-12 7-19 14-19.5V38h2v6.5' +
    'c7 .5 14 7.5 14 19.5h6v-8h12v8h46v40H-60Z',
  genoa:
    'M-60 66l16-8h10v-8l6-5 6 5v8h10V40h-2v-3H4v3H2v20h38v-8h18v8h24l12 4V36h-3v-4h4V18h-2v-3h4l2.5-6 2.5 6h4v3h-2v14h4v4' +
    'h-3v26c21-6 45-8 75-14v56H-60Z',
};

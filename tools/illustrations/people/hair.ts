/** Drawings behind and before a head in the box of 160 × 160 of `portrait.ts`; `currentColor` is the hair's color. */
export interface Hair {
  behind?: string;
  before?: string;
}

const cap =
  '<path d="M52 68C46 33 66 25 82 26c24 1 33 18 27 42-2-11-6-17-12-21-13 4-27 3-34 0-6 5-9 12-11 21z"/>';
const fringe =
  '<path d="M52 70C47 34 65 25 81 25c23 0 33 17 28 45-3-13-7-20-14-25-11 8-24 12-36 12-4 3-6 8-7 13z"/>';
const middleParting =
  '<path d="M52 72C46 36 64 25 80 25s34 11 28 47c-3-15-12-27-28-33-16 6-25 18-28 33z"/>';
const circles = (...all: readonly (readonly [number, number, number])[]) =>
  all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");

export const hairStyles = {
  short: { before: cap },
  parted: {
    before:
      '<path d="M52 68C47 36 62 25 82 25c22 0 32 17 27 43-2-9-5-15-9-19-14 0-29-5-36-13-1 12-9 18-12 32z"/>',
  },
  swept: {
    before:
      '<path d="M52 66C47 42 56 30 66 29c6-8 34-9 42 9 4 9 3 19 1 28-2-9-5-15-9-20-12 5-27 0-33-2-8 4-12 12-15 22z"/>',
  },
  receding: {
    before:
      '<path d="M52 72C46 46 58 27 80 27s34 19 28 45c-1-10-3-17-7-22 0-9-9-15-21-15s-21 6-21 15c-4 5-6 12-7 22z"/>',
  },
  bald: {
    before: '<path d="M53 76c-6-9-5-17 0-23 2 8 2 15 0 23zM107 76c6-9 5-17 0-23-2 8-2 15 0 23z"/>',
  },
  coils: {
    before: `<path d="M52 66c-4-24 8-38 28-38s33 14 28 38c-3-10-7-15-12-17H64c-6 2-9 8-12 17z"/>${circles([56, 48, 7], [63, 37, 8], [74, 31, 8], [86, 31, 8], [97, 37, 8], [104, 48, 7])}`,
  },
  round: {
    behind: circles(
      [80, 50, 40],
      [52, 66, 18],
      [108, 66, 18],
      [54, 42, 18],
      [106, 42, 18],
      [80, 30, 22],
    ),
    before: circles([60, 44, 9], [70, 38, 10], [82, 36, 10], [94, 39, 10], [102, 46, 8]),
  },
  bob: {
    behind:
      '<path d="M46 64C42 22 118 22 114 64c2 18 2 30-4 38-6 4-14 2-18-4H68c-4 6-12 8-18 4-6-8-6-20-4-38z"/>',
    before: fringe,
  },
  long: {
    behind:
      '<path d="M46 64C42 22 118 22 114 64c3 26 8 44 10 66-14 8-28 2-32-8H68c-4 10-18 16-32 8 2-22 7-40 10-66z"/>',
    before: middleParting,
  },
  wavy: {
    behind:
      '<path d="M47 60C44 22 116 22 113 60c8 8-2 14 6 24 7 9-3 15 3 24 5 8-2 18-16 16-8 0-12-6-14-14H68c-2 8-6 14-14 14-14 2-21-8-16-16 6-9-4-15 3-24 8-10-2-16 6-24z"/>',
    before: fringe,
  },
  bun: {
    behind: circles([80, 20, 15]),
    before: middleParting,
  },
  ponytail: {
    behind: '<path d="M100 40c22-4 30 12 24 34-4 16 2 26 8 34-16 2-26-8-25-26 0-12 1-22-7-30z"/>',
    before: cap,
  },
  braids: {
    behind: `${circles([50, 96, 8], [47, 110, 8], [46, 124, 7], [110, 96, 8], [113, 110, 8], [114, 124, 7])}<path d="M46 66C42 24 118 24 114 66l2 28H44z"/>`,
    before: middleParting,
  },
} satisfies Record<string, Hair>;

export type HairStyle = keyof typeof hairStyles;

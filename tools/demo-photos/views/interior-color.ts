/** Colors of an interior: surfaces that people touch, and their seams. */
export interface InteriorColor {
  seat: string;
  seam: string;
  /** Color of the dashboard's lower half and the door panels. */
  trim: string;
}

/** The words of interior names, the decisive words first: "Black/Light Graystone" is a light interior. */
const byWord: readonly (readonly [RegExp, InteriorColor])[] = [
  [/rioja red|red/i, { seat: "#7d2a2a", seam: "#c48a80", trim: "#5d2224" }],
  [
    /cognac|saddle|tan|amber|caturra|brick|canyon/i,
    { seat: "#91582f", seam: "#d9ab7c", trim: "#6d4427" },
  ],
  [/nougat|mocha|cocoa|walnut|malt|brown/i, { seat: "#5d4030", seam: "#a98c74", trim: "#463126" }],
  [
    /white|ivory|parchment|oyster|platinum|blond|cirrus/i,
    { seat: "#d9d4c8", seam: "#a59f92", trim: "#b4aea2" },
  ],
  [
    /beige|almond|neutral|shale|sand|cornsilk/i,
    { seat: "#c2b08f", seam: "#8d7d60", trim: "#9c8b6d" },
  ],
  [/light gray|graystone|stone|alloy|ash/i, { seat: "#a3a6a8", seam: "#74787b", trim: "#7f8386" }],
  [/gray|titanium/i, { seat: "#6c7074", seam: "#a1a5a9", trim: "#54585c" }],
];

const black: InteriorColor = { seat: "#2c2e32", seam: "#7a7f85", trim: "#232529" };

/** The colors that go with an interior's name, "Silk Beige"; black for an unknown one. */
export function interiorColor(name: string): InteriorColor {
  return byWord.find(([word]) => word.test(name))?.[1] ?? black;
}

import type { Shape } from "./shape-of.ts";

/** Differences between cars seen from the front and from behind. Lengths in millimeters. */
export interface Face {
  width: number;
  height: number;
  /** Height of the hood's front edge, of the lower edge of the windows, of the body's lower edge. */
  hood: number;
  belt: number;
  sill: number;
  /** Half the width of the roof. */
  roof: number;
  tyre: number;
  grille: "wide" | "tall" | "mesh" | "none";
  lamps: "slim" | "tall" | "round";
  rear: "trunk" | "hatch" | "tailgate" | "spare" | "doors";
  /** Black plastic around the lower body. */
  cladding?: boolean;
  rails?: boolean;
  /** No roof. */
  open?: boolean;
}

const sedan: Face = {
  width: 1840,
  height: 1450,
  hood: 800,
  belt: 1000,
  sill: 190,
  roof: 560,
  tyre: 344,
  grille: "wide",
  lamps: "slim",
  rear: "trunk",
};

const suv: Face = {
  ...sedan,
  width: 1860,
  height: 1716,
  hood: 1010,
  belt: 1200,
  sill: 285,
  roof: 620,
  tyre: 378,
  rear: "hatch",
  cladding: true,
  rails: true,
};

const truck: Face = {
  ...sedan,
  width: 2020,
  height: 1890,
  hood: 1180,
  belt: 1380,
  sill: 420,
  roof: 690,
  tyre: 408,
  grille: "tall",
  lamps: "tall",
  rear: "tailgate",
};

const hatchback: Face = { ...sedan, width: 1780, height: 1476, rear: "hatch" };

const offRoader: Face = {
  ...truck,
  width: 1880,
  height: 1800,
  hood: 1190,
  belt: 1330,
  roof: 700,
  tyre: 424,
  grille: "mesh",
  lamps: "round",
  rear: "spare",
  cladding: true,
};

const van: Face = {
  ...truck,
  width: 2040,
  height: 2400,
  hood: 1120,
  belt: 1380,
  sill: 300,
  roof: 920,
  tyre: 356,
  grille: "wide",
  rear: "doors",
};

export const faces: Readonly<Record<Shape, Face>> = {
  sedan,
  "electric-sedan": { ...sedan, grille: "none" },
  coupe: { ...sedan, width: 1900, height: 1380, belt: 960, hood: 780, grille: "mesh" },
  convertible: { ...sedan, width: 1880, height: 1360, belt: 960, hood: 780, open: true },
  hatchback,
  "small-hatchback": { ...hatchback, width: 1680, height: 1510 },
  "electric-hatchback": { ...hatchback, height: 1540, grille: "none" },
  wagon: { ...sedan, height: 1500, rear: "hatch", rails: true },
  "compact-suv": { ...suv, width: 1790, height: 1640, hood: 960, belt: 1150, grille: "mesh" },
  suv,
  "three-row-suv": { ...suv, width: 1980, height: 1760, grille: "tall" },
  "large-suv": { ...truck, width: 2050, height: 1890, sill: 320, rear: "hatch", rails: true },
  "coupe-suv": { ...suv, width: 1900, height: 1644, roof: 560, grille: "none", rails: false },
  "off-roader": offRoader,
  "long-off-roader": offRoader,
  "crew-cab": truck,
  "single-cab": { ...truck, grille: "mesh" },
  minivan: { ...suv, width: 1990, height: 1744, hood: 900, belt: 1180, rails: false, sill: 215 },
  "cargo-van": van,
  "small-van": { ...van, width: 1830, height: 1900, roof: 820, belt: 1240, hood: 1000 },
};

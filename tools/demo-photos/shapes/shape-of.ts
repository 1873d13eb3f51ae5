import type { DemoCar } from "../../demo-inventory/make-car.ts";

/** Kinds of cars that are drawn differently. */
export type Shape =
  | "sedan"
  | "electric-sedan"
  | "coupe"
  | "convertible"
  | "hatchback"
  | "small-hatchback"
  | "electric-hatchback"
  | "wagon"
  | "compact-suv"
  | "suv"
  | "three-row-suv"
  | "large-suv"
  | "coupe-suv"
  | "off-roader"
  | "long-off-roader"
  | "crew-cab"
  | "single-cab"
  | "minivan"
  | "cargo-van"
  | "small-van";

const byModel: Readonly<Record<string, Shape>> = {
  Wrangler: "off-roader",
  "Wrangler Unlimited": "long-off-roader",
  "Model Y": "coupe-suv",
  ...all("large-suv", ["Tahoe", "Yukon", "Escalade", "4Runner", "GX 460", "Durango"]),
  ...all("three-row-suv", ["Acadia", "Ascent", "Atlas", "CX-9", "Enclave", "Explorer", "GLE"]),
  ...all("three-row-suv", ["Highlander", "Palisade", "Pathfinder", "Pilot", "Q7", "Telluride"]),
  ...all("three-row-suv", ["Traverse", "X5", "XC90"]),
  ...all("compact-suv", ["Compass", "Countryman", "Crosstrek", "Eclipse Cross", "Encore", "HR-V"]),
  ...all("compact-suv", ["Kicks", "Kona", "Outlander Sport", "Patriot", "Renegade", "Trax", "X1"]),
  ...all("small-hatchback", ["Fit", "Hardtop", "Mirage", "Soul", "Spark", "Versa Note"]),
  ...all("small-van", ["Metris", "NV200", "ProMaster City", "Transit Connect"]),
};

const byBodyStyle: Readonly<Record<DemoCar["bodyStyle"], Shape>> = {
  sedans: "sedan",
  coupes: "coupe",
  convertibles: "convertible",
  hatchbacks: "hatchback",
  wagons: "wagon",
  suvs: "suv",
  trucks: "crew-cab",
  minivans: "minivan",
  commercial: "cargo-van",
};

type ShapeFacts = Pick<DemoCar, "model" | "bodyStyle" | "doors" | "fuelType">;

/** The kind of a car, for its drawings. */
export function shapeOf({ model, bodyStyle, doors, fuelType }: ShapeFacts): Shape {
  const shape = byModel[model] ?? byBodyStyle[bodyStyle];
  if (shape === "crew-cab" && doors === 2) return "single-cab";
  if (fuelType !== "electric") return shape;
  if (shape === "sedan") return "electric-sedan";
  return bodyStyle === "hatchbacks" ? "electric-hatchback" : shape;
}

function all(shape: Shape, models: readonly string[]): Record<string, Shape> {
  return Object.fromEntries(models.map((model) => [model, shape]));
}

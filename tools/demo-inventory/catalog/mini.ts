import { type Maker, model } from "./model.ts";

export const mini: Maker = {
  name: "MINI",
  colors: [
    ["Pepper White", "#efeee6"],
    ["Moonwalk Gray Metallic", "#6f7479"],
    ["Midnight Black Metallic", "#15161a"],
    ["Chili Red", "#b3151b"],
    ["British Racing Green", "#1f3d2f"],
    ["Island Blue Metallic", "#2c6aa8"],
  ],
  interiors: ["Carbon Black", "Satellite Gray", "Chesterfield Malt Brown"],
  models: [
    model(
      "Hardtop",
      { body: "hatchbacks", weight: 3, keeps: 0.94, doors: 2 },
      [[2014, 2020, "WMWXP5C5-2", "1.5L Turbo I3", "fwd", "automatic", 27, 36]],
      [["Cooper", 28_700, 3]],
    ),
    model(
      "Convertible",
      { body: "convertibles", weight: 3, keeps: 0.96 },
      [[2016, 2020, "WMWWG5C5-3", "1.5L Turbo I3", "fwd", "automatic", 27, 36]],
      [["Cooper", 35_300, 3]],
    ),
    model(
      "Countryman",
      { body: "suvs", weight: 3, keeps: 0.9 },
      [[2017, 2020, "WMZYT3C5-3", "2.0L Turbo I4", "fwd", "automatic", 23, 32]],
      [["Cooper S", 37_800, 4]],
    ),
  ],
};

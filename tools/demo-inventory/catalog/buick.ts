import { type Maker, model } from "./model.ts";

export const buick: Maker = {
  name: "Buick",
  colors: [
    ["Summit White", "#f2f3f1"],
    ["Galaxy Silver Metallic", "#aeb1b3"],
    ["Satin Steel Metallic", "#74787b"],
    ["Ebony Twilight Metallic", "#17181b"],
    ["Chili Red Metallic", "#811c22"],
    ["Dark Moon Blue Metallic", "#22384f"],
  ],
  interiors: ["Ebony", "Shale", "Light Neutral"],
  models: [
    model(
      "Encore",
      { body: "suvs", weight: 7, keeps: 0.86 },
      [[2013, 2022, "KL4CJASB-B", "1.4L Turbo I4", "fwd", "automatic", 25, 30]],
      [
        ["Preferred", 26_900, 2],
        ["Essence", 31_200, 4],
      ],
    ),
    model(
      "Envision",
      { body: "suvs", weight: 4, keeps: 0.88 },
      [
        [2016, 2020, "LRBFXCSA-D", "2.5L I4", "fwd", "automatic", 22, 29],
        [2021, 2023, "LRBFZNR4-D", "2.0L Turbo I4", "fwd", "automatic", 24, 31],
      ],
      [
        ["Preferred", 35_400, 2],
        ["Essence", 38_900, 4],
      ],
    ),
    model(
      "Enclave",
      { body: "suvs", weight: 5, keeps: 0.9 },
      [
        [2010, 2017, "5GAKVBKD-J", "3.6L V6", "awd", "automatic", 16, 22],
        [2018, 2023, "5GAEVAKW-J", "3.6L V6", "awd", "automatic", 17, 25],
      ],
      [
        ["Preferred", 43_800, 2],
        ["Essence", 46_900, 3],
        ["Avenir", 56_700, 4],
      ],
    ),
    model(
      "Regal TourX",
      { body: "wagons", weight: 3, keeps: 0.88 },
      [[2018, 2020, "W04GV8SX-1", "2.0L Turbo I4", "awd", "automatic", 21, 29]],
      [
        ["Preferred", 36_900, 2],
        ["Essence", 40_300, 4],
      ],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

export const dodge: Maker = {
  name: "Dodge",
  colors: [
    ["White Knuckle", "#f3f3f1"],
    ["Triple Nickel", "#b0b3b5"],
    ["Granite Pearl", "#5c5f61"],
    ["Pitch Black", "#121315"],
    ["TorRed", "#c01a1c"],
    ["Indigo Blue", "#1f3d7d"],
    ["Octane Red Pearl", "#6e1a1f"],
  ],
  interiors: ["Black", "Black/Light Graystone"],
  models: [
    model(
      "Charger",
      { body: "sedans", weight: 5, keeps: 1.02 },
      [[2015, 2023, "2C3CDXBG-H", "3.6L V6", "rwd", "automatic", 19, 30]],
      [
        ["SXT", 35_900, 2],
        ["GT", 38_600, 3],
      ],
    ),
    model(
      "Challenger",
      { body: "coupes", weight: 3, keeps: 1.02 },
      [[2015, 2023, "2C3CDZAG-H", "3.6L V6", "rwd", "automatic", 19, 30]],
      [
        ["SXT", 34_700, 2],
        ["GT", 37_600, 3],
      ],
    ),
    model(
      "Challenger",
      { body: "coupes", weight: 2, keeps: 1.08 },
      [[2015, 2023, "2C3CDZBT-H", "5.7L V8", "rwd", "manual", 15, 23]],
      [["R/T", 42_900, 3]],
    ),
    model(
      "Durango",
      { body: "suvs", weight: 5, keeps: 0.97 },
      [[2014, 2023, "1C4RDJDG-C", "3.6L V6", "awd", "automatic", 18, 25]],
      [
        ["SXT", 42_300, 1],
        ["GT", 46_200, 3],
        ["Citadel", 54_800, 4],
      ],
    ),
    model(
      "Journey",
      { body: "suvs", weight: 6, keeps: 0.84 },
      [[2011, 2020, "3C4PDCAB-T", "2.4L I4", "fwd", "automatic", 19, 25]],
      [
        ["SE", 26_300, 1],
        ["SXT", 28_700, 2],
        ["Crossroad", 31_200, 3],
      ],
    ),
    model(
      "Grand Caravan",
      { body: "minivans", weight: 8, keeps: 0.9 },
      [
        [2010, 2010, "2D4RN5D1-R", "3.8L V6", "fwd", "automatic", 16, 23],
        [2011, 2019, "2C4RDGBG-R", "3.6L V6", "fwd", "automatic", 17, 25],
      ],
      [
        ["SE", 30_400, 1],
        ["SXT", 33_700, 2],
        ["GT", 37_900, 4],
      ],
    ),
    model(
      "Dart",
      { body: "sedans", weight: 2, keeps: 0.8 },
      [[2013, 2016, "1C3CDFBB-D", "2.4L I4", "fwd", "automatic", 23, 34]],
      [["SXT", 23_900, 2]],
    ),
  ],
};

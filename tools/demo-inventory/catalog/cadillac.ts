import { type Maker, model } from "./model.ts";

export const cadillac: Maker = {
  name: "Cadillac",
  colors: [
    ["Crystal White Tricoat", "#f1f0eb"],
    ["Radiant Silver Metallic", "#b2b5b7"],
    ["Shadow Metallic", "#4b4e52"],
    ["Stellar Black Metallic", "#131417"],
    ["Garnet Metallic", "#5a1b22"],
  ],
  interiors: ["Jet Black", "Cirrus", "Sahara Beige"],
  models: [
    model(
      "XT5",
      { body: "suvs", weight: 6, keeps: 0.88 },
      [
        [2017, 2019, "1GYKNDRS-Z", "3.6L V6", "awd", "automatic", 18, 25],
        [2020, 2023, "1GYKNGRS-Z", "3.6L V6", "awd", "automatic", 18, 26],
      ],
      [
        ["Luxury", 51_300, 3],
        ["Premium Luxury", 56_800, 4],
      ],
    ),
    model(
      "SRX",
      { body: "suvs", weight: 4, keeps: 0.86 },
      [[2012, 2016, "3GYFNEE3-S", "3.6L V6", "awd", "automatic", 16, 23]],
      [["Luxury Collection", 52_900, 3]],
    ),
    model(
      "Escalade",
      { body: "suvs", weight: 3, keeps: 0.96 },
      [[2015, 2020, "1GYS4BKJ-R", "6.2L V8", "4wd", "automatic", 14, 21]],
      [
        ["Luxury", 92_800, 4],
        ["Premium Luxury", 98_700, 4],
      ],
    ),
  ],
};

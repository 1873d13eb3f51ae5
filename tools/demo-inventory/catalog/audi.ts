import { type Maker, model } from "./model.ts";

export const audi: Maker = {
  name: "Audi",
  colors: [
    ["Glacier White Metallic", "#f1f2f1"],
    ["Florett Silver Metallic", "#b2b6b9"],
    ["Manhattan Gray Metallic", "#5a5e63"],
    ["Mythos Black Metallic", "#131417"],
    ["Navarra Blue Metallic", "#1d3e72"],
    ["Tango Red Metallic", "#94191f"],
  ],
  interiors: ["Black", "Rock Gray", "Nougat Brown", "Atlas Beige"],
  models: [
    model(
      "A4",
      { body: "sedans", weight: 5, keeps: 0.86 },
      [
        [2013, 2016, "WAUFFAFL-N", "2.0L Turbo I4", "awd", "automatic", 21, 30],
        [2017, 2019, "WAUENAF4-N", "2.0L Turbo I4", "awd", "automatic", 24, 31],
        [2020, 2023, "WAUDAAF4-A", "2.0L Turbo I4", "awd", "automatic", 25, 34],
      ],
      [
        ["Premium", 44_900, 2],
        ["Premium Plus", 48_700, 4],
      ],
    ),
    model(
      "A4 allroad",
      { body: "wagons", weight: 2, keeps: 0.92 },
      [
        [2017, 2019, "WA18NAF4-A", "2.0L Turbo I4", "awd", "automatic", 22, 29],
        [2021, 2024, "WA1VAAF4-A", "2.0L Turbo I4", "awd", "automatic", 24, 30],
      ],
      [["Premium Plus", 52_300, 4]],
    ),
    model(
      "A5 Cabriolet",
      { body: "convertibles", weight: 2, keeps: 0.9 },
      [[2018, 2020, "WAUWNGF5-N", "2.0L Turbo I4", "awd", "automatic", 23, 31]],
      [["Premium Plus", 60_700, 4]],
    ),
    model(
      "Q5",
      { body: "suvs", weight: 6, keeps: 0.91 },
      [
        [2013, 2017, "WA1LFAFP-A", "2.0L Turbo I4", "awd", "automatic", 20, 28],
        [2018, 2020, "WA1BNAFY-2", "2.0L Turbo I4", "awd", "automatic", 22, 27],
        [2021, 2024, "WA1BAAFY-2", "2.0L Turbo I4", "awd", "automatic", 23, 28],
      ],
      [
        ["Premium", 48_200, 3],
        ["Premium Plus", 52_400, 4],
      ],
    ),
    model(
      "Q7",
      { body: "suvs", weight: 4, keeps: 0.9 },
      [[2017, 2019, "WA1LAAF7-D", "3.0L V6", "awd", "automatic", 19, 25]],
      [["Premium Plus", 66_500, 4]],
    ),
  ],
};

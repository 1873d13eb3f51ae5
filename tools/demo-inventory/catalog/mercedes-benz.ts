import { type Maker, model } from "./model.ts";

const diesel = { fuel: "diesel" } as const;

export const mercedesBenz: Maker = {
  name: "Mercedes-Benz",
  colors: [
    ["Polar White", "#f4f5f3"],
    ["Iridium Silver Metallic", "#a9adb0"],
    ["Selenite Gray Metallic", "#5b5e62"],
    ["Obsidian Black Metallic", "#15161a"],
    ["Lunar Blue Metallic", "#1f3047"],
    ["Cardinal Red Metallic", "#6f1b22"],
  ],
  interiors: ["Black", "Silk Beige", "Saddle Brown"],
  models: [
    model(
      "C-Class",
      { body: "sedans", weight: 6, keeps: 0.86 },
      [
        [2012, 2014, "WDDGF8AB-R", "3.5L V6", "awd", "automatic", 20, 27],
        [2015, 2018, "55SWF4KB-U", "2.0L Turbo I4", "awd", "automatic", 24, 31],
        [2019, 2021, "55SWF8EB-U", "2.0L Turbo I4", "awd", "automatic", 22, 33],
      ],
      [["C 300 4MATIC", 50_700, 4]],
    ),
    model(
      "C-Class Coupe",
      { body: "coupes", weight: 2, keeps: 0.88 },
      [[2019, 2021, "WDDWJ8EB-F", "2.0L Turbo I4", "awd", "automatic", 22, 32]],
      [["C 300 4MATIC", 54_300, 4]],
    ),
    model(
      "E-Class",
      { body: "sedans", weight: 4, keeps: 0.84 },
      [
        [2014, 2016, "WDDHF8JB-A", "3.5L V6", "awd", "automatic", 20, 28],
        [2017, 2019, "WDDZF4KB-A", "2.0L Turbo I4", "awd", "automatic", 22, 29],
      ],
      [
        ["E 300 4MATIC", 65_900, 4, 2017],
        ["E 350 4MATIC", 67_700, 4, 2014, 2016],
      ],
    ),
    model(
      "GLC",
      { body: "suvs", weight: 6, keeps: 0.9 },
      [
        [2016, 2019, "WDC0G4KB-F", "2.0L Turbo I4", "awd", "automatic", 21, 28],
        [2020, 2022, "W1N0G8EB-V", "2.0L Turbo I4", "awd", "automatic", 21, 28],
      ],
      [["GLC 300 4MATIC", 51_300, 4]],
    ),
    model(
      "GLE",
      { body: "suvs", weight: 4, keeps: 0.92 },
      [
        [2016, 2018, "4JGDA5HB-B", "3.5L V6", "awd", "automatic", 18, 22],
        [2020, 2023, "4JGFB4KB-A", "2.0L Turbo I4", "awd", "automatic", 19, 26],
      ],
      [["GLE 350 4MATIC", 67_500, 4]],
    ),
    model(
      "Sprinter 2500",
      { body: "commercial", weight: 2, keeps: 1.04 },
      [
        [2017, 2018, "WD3PE7CD-P", "2.1L Turbo I4", "rwd", "automatic", null, null, diesel],
        [2021, 2023, "W1Y4NDHY-T", "2.0L Turbo I4", "rwd", "automatic", null, null, diesel],
      ],
      [["Cargo 144", 52_800, 1]],
    ),
    model(
      "Metris",
      { body: "commercial", weight: 2, keeps: 0.96 },
      [[2016, 2022, "WD3PG2EA-3", "2.0L Turbo I4", "rwd", "automatic", 19, 23]],
      [["Cargo Van", 40_200, 1]],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

const plugIn = { fuel: "plug-in-hybrid" } as const;

export const mitsubishi: Maker = {
  name: "Mitsubishi",
  colors: [
    ["Alloy Silver Metallic", "#a9adb1"],
    ["Black Diamond", "#17181a"],
    ["Labrador Black Pearl", "#1d1e21"],
    ["Mercury Gray Metallic", "#6f7276"],
    ["Sunrise Orange Metallic", "#c8531f"],
    ["Red Diamond", "#8e1b1f"],
    ["White Diamond", "#f3f2ee"],
    ["Sapphire Blue Metallic", "#1f3f7a"],
    ["Sand Yellow Metallic", "#cdb77a"],
  ],
  interiors: ["Black", "Black", "Light Gray", "Brick Brown"],
  models: [
    model(
      "Mirage",
      { body: "hatchbacks", weight: 9, keeps: 0.98 },
      [
        [2014, 2020, "ML32A3HJ-H", "1.2L I3", "fwd", "cvt", 37, 43],
        [2014, 2020, "ML32A3HJ-H", "1.2L I3", "fwd", "manual", 33, 41, { adds: -1_200 }],
        [2021, 2024, "ML32AUHJ-H", "1.2L I3", "fwd", "cvt", 36, 43],
      ],
      [
        ["ES", 16_695, 1],
        ["LE", 17_490, 2, 2021],
        ["SE", 18_190, 2],
        ["Ralliart", 18_945, 3, 2023],
      ],
    ),
    model(
      "Mirage G4",
      { body: "sedans", weight: 7, keeps: 0.97 },
      [
        [2017, 2020, "ML32F3FJ-H", "1.2L I3", "fwd", "cvt", 35, 41],
        [2021, 2024, "ML32FUFJ-H", "1.2L I3", "fwd", "cvt", 35, 41],
      ],
      [
        ["ES", 17_795, 1],
        ["Black Edition", 18_695, 2, 2023],
        ["SE", 19_195, 3],
      ],
    ),
    model(
      "Outlander Sport",
      { body: "suvs", weight: 12, keeps: 0.99 },
      [
        [2011, 2015, "4A4AP3AU-E", "2.0L I4", "fwd", "cvt", 25, 30],
        [2011, 2015, "4A4AR3AU-E", "2.0L I4", "awd", "cvt", 24, 29, { adds: 1_400 }],
        [2016, 2020, "JA4AP3AU-U", "2.0L I4", "fwd", "cvt", 24, 30],
        [2016, 2020, "JA4AR3AU-U", "2.0L I4", "awd", "cvt", 23, 29, { adds: 1_400 }],
        [2021, 2023, "JA4APUAU-U", "2.0L I4", "fwd", "cvt", 24, 30],
        [2021, 2026, "JA4ARUAU-U", "2.0L I4", "awd", "cvt", 23, 29, { adds: 600 }],
      ],
      [
        ["S", 23_695, 1, 2021],
        ["ES", 24_390, 1],
        ["LE", 25_545, 2, 2017],
        ["SE", 26_795, 3],
        ["Trail Edition", 27_245, 3, 2024],
      ],
    ),
    model(
      "Eclipse Cross",
      { body: "suvs", weight: 10, keeps: 1 },
      [
        [2018, 2020, "JA4AT3AA-Z", "1.5L Turbo I4", "awd", "cvt", 25, 28],
        [2018, 2020, "JA4AS3AA-Z", "1.5L Turbo I4", "fwd", "cvt", 26, 29, { adds: -1_200 }],
        [2022, 2026, "JA4ATVAA-Z", "1.5L Turbo I4", "awd", "cvt", 25, 26],
      ],
      [
        ["ES", 25_795, 1],
        ["LE", 27_445, 2],
        ["SE", 28_895, 3],
        ["SEL", 31_145, 4],
      ],
    ),
    model(
      "Outlander",
      { body: "suvs", weight: 14, keeps: 1.02 },
      [
        [2010, 2013, "JA4AS3AW-U", "2.4L I4", "fwd", "cvt", 23, 28],
        [2014, 2020, "JA4AD3A3-Z", "2.4L I4", "fwd", "cvt", 25, 30],
        [2014, 2020, "JA4AZ3A3-Z", "2.4L I4", "awd", "cvt", 24, 29, { adds: 1_800 }],
        [2022, 2025, "JA4J3VA8-Z", "2.5L I4", "fwd", "cvt", 24, 31],
        [2022, 2025, "JA4J4VA8-Z", "2.5L I4", "awd", "cvt", 24, 30, { adds: 1_800 }],
        [2026, 2026, "JA4J4VAB-Z", "1.5L Turbo I4", "awd", "cvt", null, null, { adds: 2_400 }],
      ],
      [
        ["ES", 29_695, 1],
        ["SE", 32_495, 2],
        ["SEL", 35_945, 3],
        ["SEL Black Edition", 37_395, 4, 2023],
      ],
    ),
    model(
      "Outlander PHEV",
      { body: "suvs", weight: 3, keeps: 0.92 },
      [
        [2018, 2020, "JA4J24A5-Z", "2.0L I4", "awd", "automatic", 25, 26, plugIn],
        [2021, 2022, "JA4J2VA7-Z", "2.4L I4", "awd", "automatic", 26, 26, plugIn],
        [2023, 2025, "JA4T5VA9-Z", "2.4L I4", "awd", "automatic", 25, 27, plugIn],
      ],
      [
        ["SE", 43_445, 3],
        ["SEL", 46_795, 4],
      ],
    ),
    model(
      "Lancer",
      { body: "sedans", weight: 5, keeps: 0.96 },
      [
        [2012, 2017, "JA32U2FU-U", "2.0L I4", "fwd", "cvt", 26, 33],
        [2012, 2017, "JA32U2FU-U", "2.0L I4", "fwd", "manual", 24, 33, { adds: -1_000 }],
        [2012, 2017, "JA32V2FW-U", "2.4L I4", "awd", "cvt", 23, 30, { adds: 1_500 }],
      ],
      [
        ["ES", 21_900, 1],
        ["SE", 23_800, 2],
        ["SEL", 25_900, 3],
      ],
    ),
    model(
      "Eclipse Spyder",
      { body: "convertibles", weight: 2, keeps: 0.95 },
      [[2010, 2012, "4A37L2EF-E", "2.4L I4", "fwd", "automatic", 20, 27]],
      [
        ["GS", 36_500, 2],
        ["GS Sport", 38_900, 3],
      ],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

export const subaru: Maker = {
  name: "Subaru",
  colors: [
    ["Crystal White Pearl", "#f3f2ed"],
    ["Ice Silver Metallic", "#b9bcbd"],
    ["Magnetite Gray Metallic", "#55585c"],
    ["Crystal Black Silica", "#151619"],
    ["Abyss Blue Pearl", "#1c3155"],
    ["Autumn Green Metallic", "#46523f"],
    ["Crimson Red Pearl", "#7b1a21"],
  ],
  interiors: ["Slate Black", "Titanium Gray", "Warm Ivory"],
  models: [
    model(
      "Outback",
      { body: "wagons", weight: 8, keeps: 1.02 },
      [
        [2010, 2014, "4S4BRBKC-3", "2.5L H4", "awd", "cvt", 22, 29],
        [2015, 2019, "4S4BSANC-3", "2.5L H4", "awd", "cvt", 25, 32],
        [2020, 2024, "4S4BTANC-3", "2.5L H4", "awd", "cvt", 26, 33],
      ],
      [
        ["2.5i", 30_300, 1],
        ["2.5i Premium", 32_600, 2],
        ["2.5i Limited", 37_700, 4],
      ],
    ),
    model(
      "Forester",
      { body: "suvs", weight: 8, keeps: 1.03 },
      [
        [2010, 2013, "JF2SHABC-H", "2.5L H4", "awd", "automatic", 21, 27],
        [2014, 2018, "JF2SJADC-H", "2.5L H4", "awd", "cvt", 24, 31],
        [2019, 2024, "JF2SKAGC-H", "2.5L H4", "awd", "cvt", 26, 33],
      ],
      [
        ["2.5i", 29_400, 1],
        ["2.5i Premium", 32_100, 2],
        ["2.5i Limited", 36_200, 4],
      ],
    ),
    model(
      "Crosstrek",
      { body: "suvs", weight: 7, keeps: 1.06 },
      [
        [2013, 2017, "JF2GPABC-8", "2.0L H4", "awd", "cvt", 26, 33],
        [2018, 2023, "JF2GTAEC-H", "2.0L H4", "awd", "cvt", 28, 33],
      ],
      [
        ["2.0i", 26_400, 1],
        ["Premium", 27_600, 2],
        ["Limited", 31_700, 4],
      ],
    ),
    model(
      "Impreza",
      { body: "hatchbacks", weight: 4, keeps: 0.98 },
      [[2017, 2023, "4S3GTAA6-3", "2.0L H4", "awd", "cvt", 28, 36]],
      [
        ["2.0i", 23_800, 1],
        ["Premium", 25_500, 2],
      ],
    ),
    model(
      "Legacy",
      { body: "sedans", weight: 4, keeps: 0.96 },
      [
        [2015, 2019, "4S3BNAF6-3", "2.5L H4", "awd", "cvt", 25, 34],
        [2020, 2024, "4S3BWAN6-3", "2.5L H4", "awd", "cvt", 27, 35],
      ],
      [
        ["Premium", 28_300, 2],
        ["Limited", 33_500, 4],
      ],
    ),
    model(
      "Ascent",
      { body: "suvs", weight: 4, keeps: 0.98 },
      [[2019, 2024, "4S4WMAPD-3", "2.4L Turbo H4", "awd", "cvt", 20, 26]],
      [
        ["Premium", 39_500, 2],
        ["Touring", 49_300, 4],
      ],
    ),
    model(
      "WRX",
      { body: "sedans", weight: 2, keeps: 1.1 },
      [[2015, 2021, "JF1VA1A6-9", "2.0L Turbo H4", "awd", "manual", 20, 27]],
      [["Premium", 34_400, 3]],
    ),
  ],
};

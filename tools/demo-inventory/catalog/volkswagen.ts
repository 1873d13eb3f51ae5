import { type Maker, model } from "./model.ts";

export const volkswagen: Maker = {
  name: "Volkswagen",
  colors: [
    ["Pure White", "#f3f4f3"],
    ["Pyrite Silver Metallic", "#b3b5b6"],
    ["Platinum Gray Metallic", "#5c6064"],
    ["Deep Black Pearl", "#131416"],
    ["Tornado Red", "#b5191d"],
    ["Silk Blue Metallic", "#2b5f9e"],
  ],
  interiors: ["Titan Black", "Storm Gray", "Cornsilk Beige"],
  models: [
    model(
      "Jetta",
      { body: "sedans", weight: 7, keeps: 0.92 },
      [
        [2011, 2013, "3VWDZ7AJ-M", "2.5L I5", "fwd", "automatic", 24, 31],
        [2014, 2018, "3VW2B7AJ-M", "1.4L Turbo I4", "fwd", "automatic", 28, 38],
        [2019, 2021, "3VWC57BU-M", "1.4L Turbo I4", "fwd", "automatic", 30, 40],
        [2022, 2024, "3VWBM7BU-M", "1.5L Turbo I4", "fwd", "automatic", 29, 40],
      ],
      [
        ["S", 23_200, 1],
        ["SE", 26_300, 2],
        ["SEL", 30_400, 4],
      ],
    ),
    model(
      "Passat",
      { body: "sedans", weight: 4, keeps: 0.88 },
      [
        [2014, 2017, "1VWAT7A3-C", "1.8L Turbo I4", "fwd", "automatic", 23, 34],
        [2020, 2022, "1VWMA7A3-C", "2.0L Turbo I4", "fwd", "automatic", 23, 34],
      ],
      [
        ["S", 26_900, 1],
        ["SE", 30_300, 2],
      ],
    ),
    model(
      "Tiguan",
      { body: "suvs", weight: 7, keeps: 0.93 },
      [
        [2011, 2017, "WVGAV7AX-W", "2.0L Turbo I4", "fwd", "automatic", 21, 26],
        [2018, 2024, "3VV2B7AX-M", "2.0L Turbo I4", "awd", "automatic", 21, 27],
        [2018, 2024, "3VV3B7AX-M", "2.0L Turbo I4", "fwd", "automatic", 22, 29, { adds: -1_500 }],
      ],
      [
        ["S", 29_900, 1],
        ["SE", 33_600, 2],
        ["SEL", 38_600, 4],
      ],
    ),
    model(
      "Atlas",
      { body: "suvs", weight: 4, keeps: 0.94 },
      [[2018, 2023, "1V2UR2CA-C", "3.6L V6", "awd", "automatic", 17, 23]],
      [
        ["SE", 41_200, 2],
        ["SEL", 48_300, 4],
      ],
    ),
    model(
      "Golf",
      { body: "hatchbacks", weight: 4, keeps: 0.95 },
      [
        [2015, 2017, "3VW217AU-M", "1.8L Turbo I4", "fwd", "automatic", 25, 35],
        [2015, 2017, "3VW217AU-M", "1.8L Turbo I4", "fwd", "manual", 25, 36, { adds: -1_000 }],
      ],
      [
        ["S", 24_500, 1],
        ["SE", 27_400, 3],
      ],
    ),
    model(
      "Golf SportWagen",
      { body: "wagons", weight: 3, keeps: 0.96 },
      [
        [2015, 2017, "3VWC17AU-M", "1.8L Turbo I4", "fwd", "automatic", 25, 34],
        [2018, 2019, "3VWH17AU-M", "1.8L Turbo I4", "awd", "automatic", 22, 29, { adds: 2_300 }],
      ],
      [
        ["S", 26_300, 1],
        ["SE", 30_100, 3],
      ],
    ),
    model(
      "Beetle",
      { body: "coupes", weight: 3, keeps: 0.94 },
      [[2015, 2019, "3VWFD7AT-M", "2.0L Turbo I4", "fwd", "automatic", 26, 33]],
      [["SE", 26_800, 2]],
    ),
    model(
      "Beetle Convertible",
      { body: "convertibles", weight: 3, keeps: 0.98 },
      [[2018, 2019, "3VW5DAAT-M", "2.0L Turbo I4", "fwd", "automatic", 26, 33]],
      [["Final Edition SE", 33_200, 3]],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

export const kia: Maker = {
  name: "Kia",
  colors: [
    ["Snow White Pearl", "#f3f3ef"],
    ["Sparkling Silver", "#bbbec0"],
    ["Gravity Gray", "#595d62"],
    ["Ebony Black", "#131416"],
    ["Currant Red", "#841b22"],
    ["Sapphire Blue", "#22406f"],
    ["Mars Orange", "#c9571d"],
  ],
  interiors: ["Black", "Gray", "Beige"],
  models: [
    model(
      "Sorento",
      { body: "suvs", weight: 7, keeps: 0.96 },
      [
        [2011, 2015, "5XYKT3A6-G", "2.4L I4", "fwd", "automatic", 20, 27],
        [2016, 2020, "5XYPG4A3-G", "2.4L I4", "fwd", "automatic", 22, 29],
        [2021, 2023, "5XYRGDLC-G", "2.5L I4", "awd", "automatic", 23, 25],
      ],
      [
        ["LX", 32_900, 1],
        ["S", 35_700, 2],
        ["SX", 41_300, 4],
      ],
    ),
    model(
      "Sportage",
      { body: "suvs", weight: 8, keeps: 0.97 },
      [
        [2011, 2016, "KNDPB3AC-7", "2.4L I4", "fwd", "automatic", 21, 30],
        [2017, 2022, "KNDPM3AC-7", "2.4L I4", "fwd", "automatic", 23, 30],
        [2017, 2022, "KNDPMCAC-7", "2.4L I4", "awd", "automatic", 22, 26, { adds: 1_500 }],
        [2023, 2025, "5XYK33AF-G", "2.5L I4", "fwd", "automatic", 25, 32],
      ],
      [
        ["LX", 28_300, 1],
        ["S", 30_100, 2],
        ["EX", 32_400, 3],
      ],
    ),
    model(
      "Soul",
      { body: "hatchbacks", weight: 6, keeps: 0.94 },
      [
        [2014, 2016, "KNDJN2A2-7", "1.6L I4", "fwd", "automatic", 24, 30],
        [2017, 2019, "KNDJP3A5-7", "2.0L I4", "fwd", "automatic", 25, 30],
        [2020, 2024, "KNDJ23AU-7", "2.0L I4", "fwd", "cvt", 29, 35],
      ],
      [
        ["LX", 21_600, 1],
        ["S", 24_100, 2],
        ["EX", 25_300, 3],
      ],
    ),
    model(
      "Forte",
      { body: "sedans", weight: 7, keeps: 0.94 },
      [
        [2014, 2018, "3KPFL4A7-E", "2.0L I4", "fwd", "automatic", 29, 37],
        [2019, 2024, "3KPF24AD-E", "2.0L I4", "fwd", "cvt", 29, 40],
      ],
      [
        ["LXS", 21_800, 1],
        ["GT-Line", 24_300, 3],
      ],
    ),
    model(
      "Optima",
      { body: "sedans", weight: 6, keeps: 0.9 },
      [
        [2011, 2015, "5XXGN4A7-G", "2.4L I4", "fwd", "automatic", 23, 33],
        [2016, 2020, "5XXGT4L3-G", "2.4L I4", "fwd", "automatic", 24, 33],
      ],
      [
        ["LX", 26_300, 1],
        ["EX", 30_400, 3],
      ],
    ),
    model(
      "Telluride",
      { body: "suvs", weight: 4, keeps: 1.12 },
      [[2020, 2025, "5XYP5DHC-G", "3.8L V6", "awd", "automatic", 19, 24]],
      [
        ["EX", 44_200, 3],
        ["SX", 49_600, 4],
      ],
    ),
    model(
      "Sedona",
      { body: "minivans", weight: 4, keeps: 0.9 },
      [[2015, 2021, "KNDMB5C1-6", "3.3L V6", "fwd", "automatic", 18, 24]],
      [
        ["LX", 32_700, 1],
        ["EX", 36_500, 3],
      ],
    ),
    model(
      "Niro",
      { body: "wagons", weight: 3, keeps: 0.96 },
      [[2017, 2022, "KNDCC3LD-5", "1.6L I4", "fwd", "automatic", 51, 46, { fuel: "hybrid" }]],
      [
        ["LX", 27_300, 1],
        ["EX", 30_200, 3],
      ],
    ),
  ],
};

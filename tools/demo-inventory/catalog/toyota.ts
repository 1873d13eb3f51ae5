import { type Maker, model } from "./model.ts";

export const toyota: Maker = {
  name: "Toyota",
  colors: [
    ["Super White", "#f4f4f1"],
    ["Celestial Silver Metallic", "#b9bcc0"],
    ["Predawn Gray Mica", "#5d6064"],
    ["Midnight Black Metallic", "#16171a"],
    ["Blueprint", "#1c2e4c"],
    ["Ruby Flare Pearl", "#7a1620"],
    ["Lunar Rock", "#8a8f86"],
    ["Quicksand", "#b59d73"],
  ],
  interiors: ["Black", "Ash", "Light Gray", "Almond"],
  models: [
    model(
      "Camry",
      { body: "sedans", weight: 11, keeps: 1.1 },
      [
        [2008, 2009, "4T1BE46K-U", "2.4L I4", "fwd", "automatic", 21, 31],
        [2012, 2017, "4T1BF1FK-U", "2.5L I4", "fwd", "automatic", 25, 34],
        [2018, 2019, "4T1B11HK-U", "2.5L I4", "fwd", "automatic", 28, 39],
        [2020, 2024, "4T1G11AK-U", "2.5L I4", "fwd", "automatic", 28, 39],
        [
          2020,
          2024,
          "4T1C31AK-U",
          "2.5L I4",
          "fwd",
          "cvt",
          51,
          53,
          { fuel: "hybrid", adds: 2_000 },
        ],
      ],
      [
        ["LE", 27_500, 1],
        ["SE", 29_200, 2],
        ["XLE", 32_800, 4],
        ["XSE", 33_600, 4, 2015],
      ],
    ),
    model(
      "Corolla",
      { body: "sedans", weight: 10, keeps: 1.08 },
      [
        [2009, 2009, "1NXBU40E-Z", "1.8L I4", "fwd", "automatic", 26, 35],
        [2010, 2013, "2T1BU4EE-C", "1.8L I4", "fwd", "automatic", 26, 34],
        [2014, 2019, "2T1BURHE-C", "1.8L I4", "fwd", "cvt", 28, 36],
        [2020, 2022, "5YFEPMAE-P", "1.8L I4", "fwd", "cvt", 30, 38],
        [2023, 2025, "5YFB4MDE-P", "2.0L I4", "fwd", "cvt", 32, 41],
      ],
      [
        ["L", 22_300, 1],
        ["LE", 23_500, 1],
        ["SE", 25_900, 2],
        ["XLE", 27_900, 3],
      ],
    ),
    model(
      "RAV4",
      { body: "suvs", weight: 12, keeps: 1.14 },
      [
        [2013, 2018, "2T3WFREV-W", "2.5L I4", "fwd", "automatic", 23, 30],
        [2013, 2018, "JTMRFREV-D", "2.5L I4", "awd", "automatic", 22, 29, { adds: 1_400 }],
        [2019, 2025, "2T3H1RFV-C", "2.5L I4", "fwd", "automatic", 27, 35],
        [2019, 2025, "2T3P1RFV-W", "2.5L I4", "awd", "automatic", 27, 34, { adds: 1_400 }],
      ],
      [
        ["LE", 29_900, 1],
        ["XLE", 31_600, 2],
        ["XLE Premium", 34_500, 3, 2019],
        ["Limited", 38_400, 4],
      ],
    ),
    model(
      "Highlander",
      { body: "suvs", weight: 6, keeps: 1.12 },
      [
        [2011, 2013, "5TDZA3EH-S", "2.7L I4", "fwd", "automatic", 20, 25],
        [2014, 2019, "5TDJZRFH-S", "3.5L V6", "awd", "automatic", 20, 26],
        [2020, 2022, "5TDGZRBH-S", "3.5L V6", "awd", "automatic", 20, 27],
        [2023, 2025, "5TDKDRBH-S", "2.4L Turbo I4", "awd", "automatic", 21, 28],
      ],
      [
        ["LE", 41_500, 1],
        ["XLE", 44_200, 3],
        ["Limited", 48_900, 4],
      ],
    ),
    model(
      "4Runner",
      { body: "suvs", weight: 4, keeps: 1.28 },
      [[2010, 2024, "JTEBU5JR-5", "4.0L V6", "4wd", "automatic", 17, 20]],
      [
        ["SR5", 43_500, 2],
        ["TRD Off-Road", 46_500, 3],
        ["Limited", 52_500, 4],
      ],
    ),
    model(
      "Tacoma",
      { body: "trucks", weight: 6, keeps: 1.26 },
      [
        [2012, 2015, "5TFUX4EN-X", "2.7L I4", "4wd", "automatic", 18, 21],
        [2016, 2023, "3TMCZ5AN-M", "3.5L V6", "4wd", "automatic", 18, 22],
        [2016, 2023, "5TFAX5GN-X", "2.7L I4", "rwd", "automatic", 20, 23, { adds: -5_000 }],
        [2024, 2025, "3TMKB5FN-M", "2.4L Turbo I4", "rwd", "automatic", 20, 24],
      ],
      [
        ["SR", 35_400, 1],
        ["SR5", 38_600, 2],
        ["TRD Sport", 42_000, 3],
      ],
    ),
    model(
      "Tundra",
      { body: "trucks", weight: 3, keeps: 1.16 },
      [[2014, 2021, "5TFDY5F1-X", "5.7L V8", "4wd", "automatic", 13, 17]],
      [
        ["SR5", 48_200, 2],
        ["Limited", 55_400, 4],
      ],
    ),
    model(
      "Prius",
      { body: "hatchbacks", weight: 5, keeps: 1.04 },
      [
        [2010, 2015, "JTDKN3DU-0", "1.8L I4", "fwd", "cvt", 51, 48, { fuel: "hybrid" }],
        [2016, 2022, "JTDKARFU-3", "1.8L I4", "fwd", "cvt", 54, 50, { fuel: "hybrid" }],
      ],
      [
        ["Two", 27_800, 1],
        ["Three", 29_900, 3],
      ],
    ),
    model(
      "Sienna",
      { body: "minivans", weight: 5, keeps: 1.12 },
      [
        [2011, 2016, "5TDYK3DC-S", "3.5L V6", "fwd", "automatic", 18, 25],
        [2017, 2020, "5TDYZ3DC-S", "3.5L V6", "fwd", "automatic", 19, 26],
        [2021, 2025, "5TDKRKEC-S", "2.5L I4", "fwd", "cvt", 36, 36, { fuel: "hybrid" }],
      ],
      [
        ["LE", 40_200, 2],
        ["XLE", 44_800, 3],
        ["Limited", 50_900, 4],
      ],
    ),
  ],
};

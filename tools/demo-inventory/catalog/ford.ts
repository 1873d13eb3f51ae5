import { type Maker, model } from "./model.ts";

export const ford: Maker = {
  name: "Ford",
  colors: [
    ["Oxford White", "#f3f3f1"],
    ["Ingot Silver Metallic", "#b1b4b6"],
    ["Magnetic Metallic", "#54575b"],
    ["Shadow Black", "#151618"],
    ["Race Red", "#b3141c"],
    ["Blue Jeans Metallic", "#2a3d57"],
    ["Stone Gray Metallic", "#7d7a72"],
    ["Velocity Blue Metallic", "#1559b0"],
  ],
  interiors: ["Ebony", "Medium Stone", "Dark Earth Gray", "Sandstone"],
  models: [
    model(
      "F-150",
      { body: "trucks", weight: 12, keeps: 1.04 },
      [
        [2009, 2009, "1FTPW14V-F", "5.4L V8", "4wd", "automatic", 14, 18],
        [2011, 2014, "1FTFW1EF-F", "5.0L V8", "4wd", "automatic", 14, 19],
        [2015, 2020, "1FTEW1EP-F", "2.7L Turbo V6", "4wd", "automatic", 18, 23],
        [2018, 2023, "1FTEW1EB-K", "3.3L V6", "4wd", "automatic", 19, 22, { adds: -3_000 }],
        [2021, 2023, "1FTFW1E5-K", "5.0L V8", "4wd", "automatic", 16, 22, { adds: 2_000 }],
      ],
      [
        ["XL", 43_600, 1],
        ["XLT", 49_300, 2],
        ["Lariat", 58_900, 3],
        ["Platinum", 68_400, 4],
      ],
    ),
    model(
      "Ranger",
      { body: "trucks", weight: 4, keeps: 1.06 },
      [[2019, 2023, "1FTER4FH-L", "2.3L Turbo I4", "4wd", "automatic", 20, 24]],
      [
        ["XLT", 38_400, 2],
        ["Lariat", 42_700, 4],
      ],
    ),
    model(
      "F-250 Super Duty",
      { body: "trucks", weight: 3, keeps: 1.06 },
      [[2011, 2022, "1FT7W2B6-E", "6.2L V8", "4wd", "automatic", null, null]],
      [
        ["XL", 52_900, 1],
        ["XLT", 58_700, 2],
        ["Lariat", 67_900, 4],
      ],
    ),
    model(
      "Escape",
      { body: "suvs", weight: 10, keeps: 0.92 },
      [
        [2010, 2012, "1FMCU0DG-K", "3.0L V6", "fwd", "automatic", 19, 25],
        [2013, 2016, "1FMCU9GX-U", "1.6L Turbo I4", "awd", "automatic", 22, 29],
        [2017, 2019, "1FMCU0GD-U", "1.5L Turbo I4", "fwd", "automatic", 23, 30],
        [2020, 2024, "1FMCU9H6-U", "1.5L Turbo I3", "awd", "automatic", 26, 31],
      ],
      [
        ["S", 29_400, 1],
        ["SE", 31_500, 2],
        ["SEL", 34_600, 3],
        ["Titanium", 38_200, 4],
      ],
    ),
    model(
      "Explorer",
      { body: "suvs", weight: 8, keeps: 0.95 },
      [
        [2011, 2019, "1FM5K8D8-G", "3.5L V6", "4wd", "automatic", 17, 24],
        [2020, 2024, "1FMSK8DH-G", "2.3L Turbo I4", "4wd", "automatic", 20, 27],
      ],
      [
        ["Base", 40_500, 1],
        ["XLT", 44_200, 2],
        ["Limited", 51_600, 4],
      ],
    ),
    model(
      "Edge",
      { body: "suvs", weight: 5, keeps: 0.92 },
      [
        [2011, 2014, "2FMDK4KC-B", "3.5L V6", "awd", "automatic", 18, 25],
        [2015, 2024, "2FMPK4K9-B", "2.0L Turbo I4", "awd", "automatic", 21, 28],
      ],
      [
        ["SE", 39_900, 1],
        ["SEL", 42_400, 2],
        ["Titanium", 46_800, 4],
      ],
    ),
    model(
      "Fusion",
      { body: "sedans", weight: 7, keeps: 0.9 },
      [
        [2010, 2012, "3FAHP0HA-R", "2.5L I4", "fwd", "automatic", 22, 31],
        [2013, 2020, "3FA6P0H7-R", "2.5L I4", "fwd", "automatic", 21, 32],
      ],
      [
        ["S", 25_900, 1],
        ["SE", 27_800, 2],
        ["Titanium", 33_400, 4],
      ],
    ),
    model(
      "Focus",
      { body: "hatchbacks", weight: 6, keeps: 0.86 },
      [
        [2012, 2018, "1FADP3K2-L", "2.0L I4", "fwd", "automatic", 26, 36],
        [2012, 2018, "1FADP3K2-L", "2.0L I4", "fwd", "manual", 26, 36, { adds: -1_000 }],
      ],
      [
        ["SE", 23_400, 2],
        ["Titanium", 27_300, 4],
      ],
    ),
    model(
      "Mustang",
      { body: "coupes", weight: 3, keeps: 1.02 },
      [[2015, 2023, "1FA6P8TH-5", "2.3L Turbo I4", "rwd", "automatic", 21, 31]],
      [
        ["EcoBoost", 32_500, 2],
        ["EcoBoost Premium", 37_200, 4],
      ],
    ),
    model(
      "Mustang",
      { body: "coupes", weight: 2, keeps: 1.08 },
      [[2015, 2023, "1FA6P8CF-5", "5.0L V8", "rwd", "manual", 15, 24]],
      [["GT", 42_900, 3]],
    ),
    model(
      "Mustang Convertible",
      { body: "convertibles", weight: 3, keeps: 1.02 },
      [[2015, 2023, "1FATP8UH-5", "2.3L Turbo I4", "rwd", "automatic", 20, 28]],
      [["EcoBoost Premium", 42_800, 3]],
    ),
    model(
      "Transit-250",
      { body: "commercial", weight: 5, keeps: 1.06 },
      [[2020, 2024, "1FTBR1Y8-K", "3.5L V6", "rwd", "automatic", null, null]],
      [["Cargo Van", 48_900, 1]],
    ),
    model(
      "Transit Connect",
      { body: "commercial", weight: 3, keeps: 0.98 },
      [[2019, 2022, "NM0LS7E2-1", "2.0L I4", "fwd", "automatic", 24, 27]],
      [["XL Cargo Van", 31_900, 1]],
    ),
  ],
};

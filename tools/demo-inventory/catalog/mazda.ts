import { type Maker, model } from "./model.ts";

export const mazda: Maker = {
  name: "Mazda",
  colors: [
    ["Snowflake White Pearl", "#f3f2ee"],
    ["Sonic Silver Metallic", "#aeb2b5"],
    ["Machine Gray Metallic", "#585b5f"],
    ["Jet Black Mica", "#141518"],
    ["Soul Red Crystal", "#8c1420"],
    ["Deep Crystal Blue Mica", "#1c2f52"],
  ],
  interiors: ["Black", "Parchment", "Caturra Brown"],
  models: [
    model(
      "CX-5",
      { body: "suvs", weight: 9, keeps: 1.02 },
      [
        [2014, 2016, "JM3KE4DY-0", "2.5L I4", "awd", "automatic", 24, 29],
        [2017, 2024, "JM3KFBDM-0", "2.5L I4", "awd", "automatic", 24, 30],
        [2017, 2021, "JM3KFADM-1", "2.5L I4", "fwd", "automatic", 25, 31, { adds: -1_400 }],
      ],
      [
        ["Sport", 30_300, 1],
        ["Touring", 32_300, 2],
        ["Grand Touring", 36_100, 4],
      ],
    ),
    model(
      "CX-9",
      { body: "suvs", weight: 4, keeps: 0.98 },
      [[2016, 2023, "JM3TCBDY-0", "2.5L Turbo I4", "awd", "automatic", 20, 26]],
      [
        ["Touring", 42_300, 2],
        ["Grand Touring", 47_700, 4],
      ],
    ),
    model(
      "Mazda3 Hatchback",
      { body: "hatchbacks", weight: 5, keeps: 1 },
      [
        [2014, 2018, "3MZBN1K7-M", "2.0L I4", "fwd", "automatic", 28, 37],
        [2019, 2024, "JM1BPALM-1", "2.5L I4", "fwd", "automatic", 26, 34],
      ],
      [
        ["Select", 25_900, 2],
        ["Premium", 30_200, 4],
      ],
    ),
    model(
      "Mazda3",
      { body: "sedans", weight: 5, keeps: 0.99 },
      [
        [2010, 2013, "JM1BL1SF-1", "2.0L I4", "fwd", "automatic", 24, 33],
        [2019, 2021, "3MZBPACL-M", "2.5L I4", "fwd", "automatic", 26, 35],
      ],
      [
        ["Select", 24_700, 2],
        ["Preferred", 26_800, 3],
      ],
    ),
    model(
      "Mazda6",
      { body: "sedans", weight: 4, keeps: 0.95 },
      [[2014, 2021, "JM1GL1VM-1", "2.5L I4", "fwd", "automatic", 26, 35]],
      [
        ["Touring", 30_200, 2],
        ["Grand Touring", 33_900, 4],
      ],
    ),
    model(
      "MX-5 Miata",
      { body: "convertibles", weight: 4, keeps: 1.14 },
      [
        [2010, 2015, "JM1NC2JF-0", "2.0L I4", "rwd", "manual", 21, 28],
        [2016, 2024, "JM1NDAC7-0", "2.0L I4", "rwd", "automatic", 26, 35],
        [2016, 2024, "JM1NDAD7-0", "2.0L I4", "rwd", "manual", 26, 34, { adds: -900 }],
      ],
      [
        ["Club", 34_300, 3],
        ["Grand Touring", 35_400, 4],
      ],
    ),
  ],
};

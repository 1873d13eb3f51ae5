import { type Maker, model } from "./model.ts";

export const ram: Maker = {
  name: "Ram",
  colors: [
    ["Bright White", "#f3f4f2"],
    ["Billet Silver Metallic", "#b3b6b8"],
    ["Granite Crystal Metallic", "#5a5d60"],
    ["Diamond Black Crystal", "#151619"],
    ["Flame Red", "#b2161c"],
    ["Patriot Blue Pearl", "#20344f"],
  ],
  interiors: ["Black", "Diesel Gray", "Canyon Brown"],
  models: [
    model(
      "1500",
      { body: "trucks", weight: 10, keeps: 0.99 },
      [
        [2013, 2018, "1C6RR7FG-S", "3.6L V6", "4wd", "automatic", 16, 23],
        [2013, 2018, "1C6RR7NT-S", "5.7L V8", "4wd", "automatic", 15, 21, { adds: 1_900 }],
        [2019, 2024, "1C6SRFFT-N", "5.7L V8", "4wd", "automatic", 17, 22, { adds: 1_900 }],
        [2019, 2024, "1C6RRFFG-N", "3.6L V6", "4wd", "automatic", 19, 24],
      ],
      [
        ["Tradesman", 43_900, 1],
        ["Big Horn", 49_200, 2],
        ["Laramie", 58_800, 4],
      ],
    ),
    model(
      "2500",
      { body: "trucks", weight: 3, keeps: 1.06 },
      [[2017, 2023, "3C6UR5DJ-G", "6.4L V8", "4wd", "automatic", null, null]],
      [
        ["Tradesman", 53_800, 1],
        ["Big Horn", 59_400, 2],
      ],
    ),
    model(
      "ProMaster 1500",
      { body: "commercial", weight: 4, keeps: 0.98 },
      [[2019, 2024, "3C6LRVAG-E", "3.6L V6", "fwd", "automatic", null, null]],
      [
        ["Low Roof", 45_200, 1],
        ["High Roof", 47_300, 1],
      ],
    ),
    model(
      "ProMaster City",
      { body: "commercial", weight: 3, keeps: 0.9 },
      [[2015, 2022, "ZFBHRFAB-6", "2.4L I4", "fwd", "automatic", 21, 28]],
      [["Tradesman", 30_900, 1]],
    ),
  ],
};

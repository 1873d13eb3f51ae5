import { type Maker, model } from "./model.ts";

export const lexus: Maker = {
  name: "Lexus",
  colors: [
    ["Eminent White Pearl", "#f2f1ec"],
    ["Atomic Silver", "#a7abae"],
    ["Nebula Gray Pearl", "#53575b"],
    ["Caviar", "#131417"],
    ["Matador Red Mica", "#741a20"],
    ["Nightfall Mica", "#1b2b49"],
  ],
  interiors: ["Black", "Parchment", "Rioja Red"],
  models: [
    model(
      "RX 350",
      { body: "suvs", weight: 6, keeps: 1.08 },
      [
        [2010, 2015, "2T2BK1BA-C", "3.5L V6", "awd", "automatic", 18, 24],
        [2016, 2019, "2T2BZMCA-C", "3.5L V6", "awd", "automatic", 19, 26],
        [2020, 2022, "2T2HZMDA-C", "3.5L V6", "awd", "automatic", 19, 26],
      ],
      [
        ["Base", 53_800, 3],
        ["F Sport", 57_200, 4],
      ],
    ),
    model(
      "ES 350",
      { body: "sedans", weight: 5, keeps: 1.04 },
      [
        [2013, 2018, "58ABK1GG-U", "3.5L V6", "fwd", "automatic", 21, 30],
        [2019, 2024, "58ADZ1B1-U", "3.5L V6", "fwd", "automatic", 22, 32],
      ],
      [
        ["Base", 46_900, 3],
        ["Luxury", 50_600, 4],
      ],
    ),
    model(
      "NX",
      { body: "suvs", weight: 4, keeps: 1.06 },
      [[2015, 2021, "JTJBARBZ-2", "2.0L Turbo I4", "awd", "automatic", 22, 28]],
      [["300", 45_100, 3]],
    ),
    model(
      "GX 460",
      { body: "suvs", weight: 3, keeps: 1.2 },
      [[2014, 2023, "JTJBM7FX-5", "4.6L V8", "4wd", "automatic", 15, 19]],
      [
        ["Base", 63_900, 3],
        ["Premium", 67_200, 4],
      ],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

export const jeep: Maker = {
  name: "Jeep",
  colors: [
    ["Bright White", "#f3f4f2"],
    ["Billet Silver Metallic", "#b3b6b8"],
    ["Granite Crystal Metallic", "#5a5d60"],
    ["Black", "#131416"],
    ["Firecracker Red", "#b5231f"],
    ["Hydro Blue Pearl", "#1d5fae"],
    ["Sting-Gray", "#7f8484"],
    ["Sarge Green", "#4a5240"],
  ],
  interiors: ["Black", "Gray", "Heritage Tan"],
  models: [
    model(
      "Grand Cherokee",
      { body: "suvs", weight: 9, keeps: 0.95 },
      [
        [2011, 2013, "1C4RJFAG-C", "3.6L V6", "4wd", "automatic", 16, 23],
        [2014, 2021, "1C4RJFBG-C", "3.6L V6", "4wd", "automatic", 18, 25],
        [2014, 2021, "1C4RJEBG-C", "3.6L V6", "rwd", "automatic", 19, 26, { adds: -2_000 }],
      ],
      [
        ["Laredo", 42_900, 2],
        ["Limited", 48_700, 3],
        ["Overland", 54_900, 4],
      ],
    ),
    model(
      "Wrangler",
      { body: "suvs", weight: 6, keeps: 1.22, doors: 2 },
      [
        [2012, 2017, "1C4AJWAG-L", "3.6L V6", "4wd", "manual", 17, 21],
        [2018, 2023, "1C4GJXAG-W", "3.6L V6", "4wd", "automatic", 18, 23],
      ],
      [
        ["Sport", 37_800, 1],
        ["Willys", 41_600, 2, 2020],
      ],
    ),
    model(
      "Wrangler Unlimited",
      { body: "suvs", weight: 6, keeps: 1.2 },
      [
        [2012, 2017, "1C4BJWDG-L", "3.6L V6", "4wd", "automatic", 16, 20],
        [2018, 2023, "1C4HJXEG-W", "3.6L V6", "4wd", "automatic", 19, 24],
      ],
      [
        ["Sport S", 43_500, 2],
        ["Sahara", 49_800, 4],
      ],
    ),
    model(
      "Cherokee",
      { body: "suvs", weight: 7, keeps: 0.89 },
      [
        [2014, 2018, "1C4PJMCB-W", "2.4L I4", "4wd", "automatic", 21, 28],
        [2019, 2023, "1C4PJMDX-D", "3.2L V6", "4wd", "automatic", 19, 27],
      ],
      [
        ["Latitude", 33_400, 2],
        ["Limited", 38_700, 4],
      ],
    ),
    model(
      "Compass",
      { body: "suvs", weight: 6, keeps: 0.88 },
      [
        [2012, 2016, "1C4NJDBB-D", "2.4L I4", "4wd", "cvt", 20, 23],
        [2017, 2022, "3C4NJDBB-T", "2.4L I4", "4wd", "automatic", 22, 30],
      ],
      [
        ["Sport", 28_400, 1],
        ["Latitude", 30_900, 2],
        ["Limited", 34_500, 4],
      ],
    ),
    model(
      "Renegade",
      { body: "suvs", weight: 4, keeps: 0.87 },
      [[2015, 2021, "ZACNJABB-P", "2.4L I4", "fwd", "automatic", 22, 30]],
      [
        ["Sport", 26_600, 1],
        ["Latitude", 29_200, 2],
      ],
    ),
    model(
      "Patriot",
      { body: "suvs", weight: 3, keeps: 0.86 },
      [[2011, 2017, "1C4NJPBA-D", "2.0L I4", "fwd", "manual", 23, 30]],
      [
        ["Sport", 23_900, 1],
        ["Latitude", 26_400, 2],
      ],
    ),
    model(
      "Gladiator",
      { body: "trucks", weight: 3, keeps: 1.1 },
      [[2020, 2023, "1C6HJTAG-L", "3.6L V6", "4wd", "automatic", 17, 22]],
      [
        ["Sport", 42_900, 2],
        ["Overland", 50_300, 4],
      ],
    ),
  ],
};

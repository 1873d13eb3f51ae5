import { type Maker, model } from "./model.ts";

export const gmc: Maker = {
  name: "GMC",
  colors: [
    ["Summit White", "#f2f3f1"],
    ["Quicksilver Metallic", "#aeb2b4"],
    ["Onyx Black", "#131315"],
    ["Dark Sky Metallic", "#4a4f55"],
    ["Cardinal Red", "#a3171d"],
    ["Pacific Blue Metallic", "#27466b"],
  ],
  interiors: ["Jet Black", "Dark Walnut", "Light Platinum"],
  models: [
    model(
      "Sierra 1500",
      { body: "trucks", weight: 8, keeps: 1.05 },
      [
        [2014, 2018, "3GTU2NEC-G", "5.3L V8", "4wd", "automatic", 16, 22],
        [2019, 2022, "3GTU9DED-G", "5.3L V8", "4wd", "automatic", 16, 21],
      ],
      [
        ["SLE", 50_900, 2],
        ["Elevation", 53_400, 3, 2017],
        ["SLT", 59_200, 4],
      ],
    ),
    model(
      "Canyon",
      { body: "trucks", weight: 2, keeps: 1.05 },
      [[2015, 2022, "1GTG5CEN-1", "3.6L V6", "rwd", "automatic", 18, 25]],
      [["SLE", 36_900, 2]],
    ),
    model(
      "Acadia",
      { body: "suvs", weight: 5, keeps: 0.94 },
      [
        [2012, 2016, "1GKKVRKD-J", "3.6L V6", "awd", "automatic", 16, 23],
        [2017, 2019, "1GKKNULS-Z", "3.6L V6", "awd", "automatic", 17, 25],
        [2020, 2023, "1GKKNXLS-Z", "3.6L V6", "awd", "automatic", 19, 26],
      ],
      [
        ["SLE", 39_900, 2],
        ["SLT", 44_600, 3],
        ["Denali", 51_400, 4],
      ],
    ),
    model(
      "Terrain",
      { body: "suvs", weight: 6, keeps: 0.93 },
      [
        [2010, 2017, "2GKALMEK-6", "2.4L I4", "fwd", "automatic", 22, 32],
        [2018, 2023, "3GKALTEV-L", "1.5L Turbo I4", "awd", "automatic", 25, 28],
      ],
      [
        ["SLE", 32_400, 2],
        ["SLT", 35_900, 3],
        ["Denali", 41_200, 4],
      ],
    ),
    model(
      "Yukon",
      { body: "suvs", weight: 3, keeps: 1.06 },
      [
        [2015, 2020, "1GKS2BKC-R", "5.3L V8", "4wd", "automatic", 15, 21],
        [2021, 2023, "1GKS2DKL-R", "6.2L V8", "4wd", "automatic", 14, 19],
      ],
      [
        ["SLT", 68_900, 3],
        ["Denali", 79_400, 4],
      ],
    ),
    model(
      "Savana 2500",
      { body: "commercial", weight: 2, keeps: 1.06 },
      [[2018, 2023, "1GTW7AFP-1", "4.3L V6", "rwd", "automatic", null, null]],
      [["Cargo Van", 43_200, 1]],
    ),
  ],
};

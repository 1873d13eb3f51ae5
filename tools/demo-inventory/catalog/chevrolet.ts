import { type Maker, model } from "./model.ts";

export const chevrolet: Maker = {
  name: "Chevrolet",
  colors: [
    ["Summit White", "#f2f3f1"],
    ["Silver Ice Metallic", "#b6b9bb"],
    ["Satin Steel Metallic", "#74787b"],
    ["Black", "#141416"],
    ["Red Hot", "#b0151b"],
    ["Northsky Blue Metallic", "#2f4a66"],
    ["Cajun Red Tintcoat", "#741a1f"],
  ],
  interiors: ["Jet Black", "Dark Titanium", "Medium Ash Gray", "Cocoa"],
  models: [
    model(
      "Silverado 1500",
      { body: "trucks", weight: 11, keeps: 1.03 },
      [
        [2014, 2018, "3GCUKREC-G", "5.3L V8", "4wd", "automatic", 16, 22],
        [2019, 2022, "1GCUYDED-Z", "5.3L V8", "4wd", "automatic", 16, 21],
        [2019, 2023, "1GCPDBEK-Z", "2.7L Turbo I4", "4wd", "automatic", 18, 21, { adds: -3_000 }],
      ],
      [
        ["Work Truck", 42_300, 1],
        ["LT", 49_900, 2],
        ["RST", 52_800, 3, 2019],
        ["LTZ", 59_600, 4],
      ],
    ),
    model(
      "Colorado",
      { body: "trucks", weight: 4, keeps: 1.05 },
      [[2015, 2022, "1GCGTCEN-1", "3.6L V6", "4wd", "automatic", 17, 24]],
      [
        ["LT", 37_400, 2],
        ["Z71", 41_200, 3],
      ],
    ),
    model(
      "Equinox",
      { body: "suvs", weight: 11, keeps: 0.92 },
      [
        [2010, 2017, "2GNALCEK-6", "2.4L I4", "fwd", "automatic", 22, 32],
        [2018, 2023, "3GNAXKEV-S", "1.5L Turbo I4", "fwd", "automatic", 26, 31],
        [2018, 2023, "3GNAXUEV-L", "1.5L Turbo I4", "awd", "automatic", 25, 30, { adds: 1_600 }],
      ],
      [
        ["LS", 28_600, 1],
        ["LT", 30_700, 2],
        ["RS", 33_400, 3, 2021],
        ["Premier", 35_600, 4],
      ],
    ),
    model(
      "Traverse",
      { body: "suvs", weight: 6, keeps: 0.94 },
      [
        [2010, 2017, "1GNKVGKD-J", "3.6L V6", "awd", "automatic", 16, 23],
        [2018, 2023, "1GNEVGKW-J", "3.6L V6", "awd", "automatic", 17, 25],
      ],
      [
        ["LS", 38_900, 1],
        ["LT", 42_300, 2],
        ["Premier", 50_200, 4],
      ],
    ),
    model(
      "Tahoe",
      { body: "suvs", weight: 4, keeps: 1.06 },
      [
        [2008, 2009, "1GNFK230-R", "5.3L V8", "4wd", "automatic", 14, 19],
        [2010, 2014, "1GNSKBE0-R", "5.3L V8", "4wd", "automatic", 15, 21],
        [2015, 2020, "1GNSKBKC-R", "5.3L V8", "4wd", "automatic", 16, 22],
      ],
      [
        ["LS", 58_800, 2],
        ["LT", 63_900, 3],
        ["Premier", 72_400, 4],
      ],
    ),
    model(
      "Trax",
      { body: "suvs", weight: 5, keeps: 0.86 },
      [[2015, 2022, "3GNCJKSB-L", "1.4L Turbo I4", "fwd", "automatic", 26, 31]],
      [
        ["LS", 23_600, 1],
        ["LT", 25_700, 2],
      ],
    ),
    model(
      "Malibu",
      { body: "sedans", weight: 8, keeps: 0.87 },
      [
        [2008, 2009, "1G1ZH57B-F", "2.4L I4", "fwd", "automatic", 22, 30],
        [2010, 2012, "1G1ZC5E0-F", "2.4L I4", "fwd", "automatic", 22, 33],
        [2013, 2015, "1G11C5SL-F", "2.5L I4", "fwd", "automatic", 25, 36],
        [2016, 2018, "1G1ZE5ST-F", "1.5L Turbo I4", "fwd", "automatic", 27, 36],
        [2019, 2024, "1G1ZD5ST-F", "1.5L Turbo I4", "fwd", "cvt", 29, 36],
      ],
      [
        ["LS", 26_400, 1],
        ["LT", 28_500, 2],
        ["Premier", 34_300, 4],
      ],
    ),
    model(
      "Impala",
      { body: "sedans", weight: 3, keeps: 0.88 },
      [
        [2012, 2013, "2G1WG5E3-1", "3.6L V6", "fwd", "automatic", 18, 29],
        [2014, 2020, "2G1105S3-9", "3.6L V6", "fwd", "automatic", 19, 28],
      ],
      [
        ["LT", 34_900, 2],
        ["Premier", 39_900, 4],
      ],
    ),
    model(
      "Cruze",
      { body: "sedans", weight: 5, keeps: 0.84 },
      [
        [2011, 2015, "1G1PC5SB-7", "1.4L Turbo I4", "fwd", "automatic", 26, 38],
        [2016, 2019, "1G1BE5SM-7", "1.4L Turbo I4", "fwd", "automatic", 28, 38],
      ],
      [
        ["LS", 22_400, 1],
        ["LT", 24_300, 2],
      ],
    ),
    model(
      "Spark",
      { body: "hatchbacks", weight: 4, keeps: 0.88 },
      [[2016, 2022, "KL8CD6SA-C", "1.4L I4", "fwd", "cvt", 30, 38]],
      [
        ["LS", 16_900, 1],
        ["1LT", 18_600, 2],
      ],
    ),
    model(
      "Camaro",
      { body: "coupes", weight: 3, keeps: 1.02 },
      [[2016, 2023, "1G1FB1RX-0", "2.0L Turbo I4", "rwd", "automatic", 22, 30]],
      [
        ["1LT", 34_400, 2],
        ["2LT", 37_600, 4],
      ],
    ),
    model(
      "Camaro Convertible",
      { body: "convertibles", weight: 2, keeps: 1 },
      [[2011, 2015, "2G1FD3D3-9", "3.6L V6", "rwd", "automatic", 18, 28]],
      [["2LT", 41_800, 3]],
    ),
    model(
      "Bolt EV",
      { body: "hatchbacks", weight: 3, keeps: 0.74 },
      [
        [2017, 2021, "1G1FY6S0-4", "Electric", "fwd", "automatic", 128, 110, { fuel: "electric" }],
        [2022, 2023, "1G1FW6S0-4", "Electric", "fwd", "automatic", 131, 109, { fuel: "electric" }],
      ],
      [
        ["LT", 33_500, 2],
        ["Premier", 37_800, 4],
      ],
    ),
    model(
      "Express 2500",
      { body: "commercial", weight: 3, keeps: 1.08 },
      [[2018, 2023, "1GCWGAFP-1", "4.3L V6", "rwd", "automatic", null, null]],
      [["Cargo Van", 42_800, 1]],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

export const honda: Maker = {
  name: "Honda",
  colors: [
    ["Platinum White Pearl", "#f2f1ec"],
    ["Lunar Silver Metallic", "#b3b6b9"],
    ["Modern Steel Metallic", "#55595e"],
    ["Crystal Black Pearl", "#141517"],
    ["Aegean Blue Metallic", "#24456b"],
    ["Radiant Red Metallic", "#8f1d22"],
    ["Sonic Gray Pearl", "#84898d"],
  ],
  interiors: ["Black", "Gray", "Ivory"],
  models: [
    model(
      "Civic",
      { body: "sedans", weight: 10, keeps: 1.1 },
      [
        [2008, 2009, "1HGFA165-L", "1.8L I4", "fwd", "automatic", 25, 36],
        [2010, 2011, "2HGFA1F5-H", "1.8L I4", "fwd", "automatic", 25, 36],
        [2012, 2015, "19XFB2F5-E", "1.8L I4", "fwd", "automatic", 28, 39],
        [2016, 2021, "2HGFC2F6-H", "2.0L I4", "fwd", "cvt", 30, 38],
        [2022, 2025, "2HGFE2F5-H", "2.0L I4", "fwd", "cvt", 31, 40],
      ],
      [
        ["LX", 24_900, 1],
        ["Sport", 26_900, 2],
        ["EX", 27_900, 3],
        ["Touring", 31_400, 4],
      ],
    ),
    model(
      "Civic Coupe",
      { body: "coupes", weight: 3, keeps: 1.06 },
      [[2016, 2020, "2HGFC4B0-H", "2.0L I4", "fwd", "cvt", 30, 38]],
      [
        ["LX", 24_800, 1],
        ["Sport", 26_500, 2],
      ],
    ),
    model(
      "Accord",
      { body: "sedans", weight: 9, keeps: 1.08 },
      [
        [2008, 2009, "1HGCP263-A", "2.4L I4", "fwd", "automatic", 21, 30],
        [2010, 2012, "1HGCP2F3-A", "2.4L I4", "fwd", "automatic", 23, 33],
        [2013, 2017, "1HGCR2F5-A", "2.4L I4", "fwd", "cvt", 27, 36],
        [2018, 2022, "1HGCV1F3-A", "1.5L Turbo I4", "fwd", "cvt", 30, 38],
      ],
      [
        ["LX", 28_900, 1],
        ["Sport", 31_200, 2],
        ["EX-L", 34_400, 4],
      ],
    ),
    model(
      "CR-V",
      { body: "suvs", weight: 12, keeps: 1.12 },
      [
        [2010, 2011, "5J6RE4H5-L", "2.4L I4", "awd", "automatic", 21, 27],
        [2012, 2016, "2HKRM4H5-H", "2.4L I4", "awd", "automatic", 22, 30],
        [2017, 2022, "2HKRW2H5-H", "1.5L Turbo I4", "awd", "cvt", 27, 32],
        [2017, 2022, "2HKRW1H8-H", "1.5L Turbo I4", "fwd", "cvt", 28, 34, { adds: -1_500 }],
      ],
      [
        ["LX", 31_200, 1],
        ["EX", 33_400, 2],
        ["EX-L", 36_000, 3],
        ["Touring", 39_200, 4],
      ],
    ),
    model(
      "HR-V",
      { body: "suvs", weight: 5, keeps: 1.04 },
      [
        [2016, 2022, "3CZRU5H3-M", "1.8L I4", "fwd", "cvt", 28, 34],
        [2016, 2022, "3CZRU6H5-M", "1.8L I4", "awd", "cvt", 27, 31, { adds: 1_500 }],
      ],
      [
        ["LX", 25_400, 1],
        ["EX", 27_900, 2],
        ["EX-L", 29_600, 4],
      ],
    ),
    model(
      "Pilot",
      { body: "suvs", weight: 5, keeps: 1.04 },
      [
        [2010, 2015, "5FNYF4H5-B", "3.5L V6", "4wd", "automatic", 17, 24],
        [2016, 2022, "5FNYF6H5-B", "3.5L V6", "awd", "automatic", 19, 26],
      ],
      [
        ["EX", 40_900, 2],
        ["EX-L", 44_500, 3],
        ["Touring", 48_800, 4],
      ],
    ),
    model(
      "Odyssey",
      { body: "minivans", weight: 6, keeps: 1.06 },
      [
        [2011, 2017, "5FNRL5H6-B", "3.5L V6", "fwd", "automatic", 19, 27],
        [2018, 2025, "5FNRL6H7-B", "3.5L V6", "fwd", "automatic", 19, 28],
      ],
      [
        ["EX", 39_600, 2],
        ["EX-L", 43_100, 3],
        ["Touring", 46_700, 4],
      ],
    ),
    model(
      "Fit",
      { body: "hatchbacks", weight: 4, keeps: 1.08 },
      [
        [2010, 2013, "JHMGE8H5-C", "1.5L I4", "fwd", "automatic", 27, 33],
        [2015, 2020, "3HGGK5H8-M", "1.5L I4", "fwd", "cvt", 33, 40],
      ],
      [
        ["LX", 20_300, 1],
        ["EX", 22_600, 3],
      ],
    ),
    model(
      "Ridgeline",
      { body: "trucks", weight: 3, keeps: 1.08 },
      [[2017, 2020, "5FPYK3F7-B", "3.5L V6", "awd", "automatic", 18, 25]],
      [
        ["RTL", 44_700, 3],
        ["RTL-E", 48_200, 4],
      ],
    ),
  ],
};

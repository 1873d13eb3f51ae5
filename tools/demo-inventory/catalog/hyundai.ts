import { type Maker, model } from "./model.ts";

export const hyundai: Maker = {
  name: "Hyundai",
  colors: [
    ["Quartz White", "#f2f2ee"],
    ["Shimmering Silver Pearl", "#b9bcbd"],
    ["Portofino Gray", "#5f6469"],
    ["Phantom Black", "#121316"],
    ["Intense Blue", "#1c4587"],
    ["Calypso Red", "#8d1b20"],
  ],
  interiors: ["Black", "Gray", "Beige"],
  models: [
    model(
      "Elantra",
      { body: "sedans", weight: 9, keeps: 0.95 },
      [
        [2011, 2016, "5NPDH4AE-H", "1.8L I4", "fwd", "automatic", 28, 38],
        [2017, 2019, "5NPD84LF-H", "2.0L I4", "fwd", "automatic", 28, 37],
        [2020, 2020, "5NPD84LF-H", "2.0L I4", "fwd", "cvt", 30, 40],
        [2021, 2025, "KMHLS4DG-U", "2.0L I4", "fwd", "cvt", 31, 40],
      ],
      [
        ["SE", 23_100, 1],
        ["SEL", 24_700, 2],
        ["Limited", 28_600, 4],
      ],
    ),
    model(
      "Sonata",
      { body: "sedans", weight: 7, keeps: 0.93 },
      [
        [2011, 2014, "5NPEB4AC-H", "2.4L I4", "fwd", "automatic", 24, 34],
        [2015, 2019, "5NPE24AF-H", "2.4L I4", "fwd", "automatic", 25, 35],
        [2020, 2023, "5NPEG4JA-H", "2.5L I4", "fwd", "automatic", 28, 38],
      ],
      [
        ["SE", 27_300, 1],
        ["SEL", 29_400, 2],
        ["Limited", 36_100, 4],
      ],
    ),
    model(
      "Tucson",
      { body: "suvs", weight: 9, keeps: 0.98 },
      [
        [2011, 2015, "KM8JU3AC-U", "2.4L I4", "fwd", "automatic", 21, 28],
        [2016, 2021, "KM8J2CA4-U", "2.0L I4", "awd", "automatic", 22, 25],
        [2022, 2024, "5NMJBCAE-H", "2.5L I4", "awd", "automatic", 24, 29],
      ],
      [
        ["SE", 29_900, 1],
        ["SEL", 31_700, 2],
        ["Limited", 38_800, 4],
      ],
    ),
    model(
      "Santa Fe",
      { body: "suvs", weight: 7, keeps: 0.96 },
      [
        [2013, 2018, "5XYZTDLB-G", "2.4L I4", "awd", "automatic", 20, 26],
        [2019, 2020, "5NMS3CAD-H", "2.4L I4", "awd", "automatic", 21, 27],
        [2021, 2023, "5NMS2DAJ-H", "2.5L I4", "awd", "automatic", 22, 25],
      ],
      [
        ["SE", 33_200, 1],
        ["SEL", 35_300, 2],
        ["Limited", 42_600, 4],
      ],
    ),
    model(
      "Kona",
      { body: "suvs", weight: 5, keeps: 0.96 },
      [
        [2018, 2021, "KM8K12AA-U", "2.0L I4", "fwd", "automatic", 27, 33],
        [2022, 2023, "KM8K62AB-U", "2.0L I4", "fwd", "cvt", 30, 35],
      ],
      [
        ["SE", 24_300, 1],
        ["SEL", 26_200, 2],
      ],
    ),
    model(
      "Palisade",
      { body: "suvs", weight: 4, keeps: 1.06 },
      [[2020, 2025, "KM8R5DHE-U", "3.8L V6", "awd", "automatic", 19, 24]],
      [
        ["SEL", 42_200, 2],
        ["Limited", 50_400, 4],
      ],
    ),
    model(
      "Veloster",
      { body: "coupes", weight: 3, keeps: 0.9, doors: 3 },
      [
        [2012, 2017, "KMHTC6AD-U", "1.6L I4", "fwd", "automatic", 27, 34],
        [2019, 2021, "KMHTG6AF-U", "2.0L I4", "fwd", "automatic", 27, 34],
      ],
      [
        ["Base", 22_700, 2],
        ["Premium", 26_400, 3],
      ],
    ),
  ],
};

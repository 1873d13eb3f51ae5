import { type Maker, model } from "./model.ts";

export const nissan: Maker = {
  name: "Nissan",
  colors: [
    ["Glacier White", "#f3f4f3"],
    ["Brilliant Silver Metallic", "#b7babc"],
    ["Gun Metallic", "#5b5e61"],
    ["Super Black", "#131315"],
    ["Scarlet Ember Tintcoat", "#8f1a20"],
    ["Deep Blue Pearl", "#1d355e"],
    ["Caspian Blue Metallic", "#2c5c8f"],
  ],
  interiors: ["Charcoal", "Light Gray", "Almond"],
  models: [
    model(
      "Rogue",
      { body: "suvs", weight: 11, keeps: 0.96 },
      [
        [2008, 2009, "JN8AS58V-W", "2.5L I4", "awd", "cvt", 21, 26],
        [2010, 2013, "JN8AS5MT-W", "2.5L I4", "fwd", "cvt", 22, 28],
        [2014, 2020, "5N1AT2MT-C", "2.5L I4", "fwd", "cvt", 26, 33],
        [2014, 2020, "5N1AT2MV-C", "2.5L I4", "awd", "cvt", 25, 32, { adds: 1_400 }],
        [2022, 2024, "5N1BT3BB-C", "1.5L Turbo I3", "awd", "cvt", 28, 35],
      ],
      [
        ["S", 29_800, 1],
        ["SV", 31_900, 2],
        ["SL", 36_800, 4],
      ],
    ),
    model(
      "Altima",
      { body: "sedans", weight: 9, keeps: 0.92 },
      [
        [2008, 2009, "1N4AL21E-N", "2.5L I4", "fwd", "cvt", 23, 31],
        [2010, 2012, "1N4AL2AP-N", "2.5L I4", "fwd", "cvt", 23, 32],
        [2013, 2018, "1N4AL3AP-C", "2.5L I4", "fwd", "cvt", 27, 38],
        [2019, 2024, "1N4BL4BV-N", "2.5L I4", "fwd", "cvt", 28, 39],
      ],
      [
        ["2.5 S", 26_900, 1],
        ["2.5 SV", 28_800, 2],
        ["2.5 SL", 33_200, 4],
      ],
    ),
    model(
      "Sentra",
      { body: "sedans", weight: 8, keeps: 0.93 },
      [
        [2013, 2019, "3N1AB7AP-Y", "1.8L I4", "fwd", "cvt", 29, 37],
        [2020, 2024, "3N1AB8CV-Y", "2.0L I4", "fwd", "cvt", 29, 39],
      ],
      [
        ["S", 22_400, 1],
        ["SV", 23_600, 2],
        ["SR", 25_600, 3],
      ],
    ),
    model(
      "Versa Note",
      { body: "hatchbacks", weight: 5, keeps: 0.86 },
      [[2014, 2019, "3N1CE2CP-L", "1.6L I4", "fwd", "cvt", 31, 39]],
      [
        ["S", 18_700, 1],
        ["SV", 20_200, 2],
      ],
    ),
    model(
      "Kicks",
      { body: "suvs", weight: 5, keeps: 0.97 },
      [[2018, 2023, "3N1CP5CV-L", "1.6L I4", "fwd", "cvt", 31, 36]],
      [
        ["S", 22_900, 1],
        ["SV", 24_700, 2],
        ["SR", 25_600, 3],
      ],
    ),
    model(
      "Murano",
      { body: "suvs", weight: 5, keeps: 0.93 },
      [
        [2011, 2014, "JN8AZ1MU-W", "3.5L V6", "fwd", "cvt", 18, 24],
        [2015, 2024, "5N1AZ2MS-N", "3.5L V6", "awd", "cvt", 20, 28],
      ],
      [
        ["SV", 40_400, 2],
        ["SL", 44_800, 4],
      ],
    ),
    model(
      "Pathfinder",
      { body: "suvs", weight: 5, keeps: 0.93 },
      [
        [2013, 2020, "5N1DR2MM-C", "3.5L V6", "4wd", "cvt", 19, 26],
        [2022, 2024, "5N1DR3CB-C", "3.5L V6", "fwd", "automatic", 21, 26],
      ],
      [
        ["S", 37_900, 1],
        ["SV", 40_300, 2],
        ["SL", 44_500, 4],
      ],
    ),
    model(
      "Frontier",
      { body: "trucks", weight: 4, keeps: 1.08 },
      [[2022, 2024, "1N6ED1EJ-N", "3.8L V6", "4wd", "automatic", 17, 22]],
      [
        ["S", 35_900, 1],
        ["SV", 38_600, 2],
      ],
    ),
    model(
      "LEAF",
      { body: "hatchbacks", weight: 3, keeps: 0.66 },
      [[2018, 2022, "1N4AZ1CP-C", "Electric", "fwd", "automatic", 123, 99, { fuel: "electric" }]],
      [
        ["S", 33_200, 2],
        ["SV", 36_400, 3],
      ],
    ),
    model(
      "NV200",
      { body: "commercial", weight: 3, keeps: 0.94 },
      [[2013, 2021, "3N6CM0KN-K", "2.0L I4", "fwd", "cvt", 24, 26]],
      [
        ["S", 26_800, 1],
        ["SV", 28_400, 2],
      ],
    ),
  ],
};

import { type Maker, model } from "./model.ts";

const plugIn = { fuel: "plug-in-hybrid", adds: 8_500 } as const;

export const chrysler: Maker = {
  name: "Chrysler",
  colors: [
    ["Bright White", "#f3f4f2"],
    ["Silver Mist", "#b5b8ba"],
    ["Granite Crystal Metallic", "#5a5d60"],
    ["Brilliant Black Crystal", "#141518"],
    ["Velvet Red Pearl", "#64161d"],
    ["Jazz Blue Pearl", "#22365f"],
  ],
  interiors: ["Black", "Cognac", "Alloy/Black"],
  models: [
    model(
      "Pacifica",
      { body: "minivans", weight: 7, keeps: 0.95 },
      [
        [2017, 2024, "2C4RC1BG-R", "3.6L V6", "fwd", "automatic", 19, 28],
        [2018, 2023, "2C4RC1L7-R", "3.6L V6", "fwd", "cvt", 29, 30, plugIn],
      ],
      [
        ["Touring", 40_900, 2],
        ["Touring L", 44_700, 3],
        ["Limited", 51_900, 4],
      ],
    ),
    model(
      "Town & Country",
      { body: "minivans", weight: 5, keeps: 0.92 },
      [
        [2008, 2009, "2A8HR54P-R", "3.8L V6", "fwd", "automatic", 16, 23],
        [2010, 2010, "2A4RR8D1-R", "3.8L V6", "fwd", "automatic", 16, 23],
        [2011, 2016, "2C4RC1BG-R", "3.6L V6", "fwd", "automatic", 17, 25],
      ],
      [
        ["Touring", 40_200, 3],
        ["Limited", 46_800, 4],
      ],
    ),
    model(
      "300",
      { body: "sedans", weight: 4, keeps: 0.94 },
      [[2015, 2022, "2C3CCAAG-H", "3.6L V6", "rwd", "automatic", 19, 30]],
      [
        ["Touring", 36_900, 2],
        ["300S", 41_800, 4],
      ],
    ),
    model(
      "200",
      { body: "sedans", weight: 4, keeps: 0.82 },
      [[2015, 2017, "1C3CCCAB-N", "2.4L I4", "fwd", "automatic", 23, 36]],
      [
        ["LX", 25_800, 1],
        ["Limited", 28_900, 3],
      ],
    ),
  ],
};

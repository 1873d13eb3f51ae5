import { type Maker, model } from "./model.ts";

export const bmw: Maker = {
  name: "BMW",
  colors: [
    ["Alpine White", "#f4f5f4"],
    ["Glacier Silver Metallic", "#aeb3b8"],
    ["Mineral Gray Metallic", "#585b5f"],
    ["Black Sapphire Metallic", "#15171b"],
    ["Mediterranean Blue Metallic", "#1e3a63"],
    ["Melbourne Red Metallic", "#8d1f26"],
  ],
  interiors: ["Black", "Cognac", "Oyster", "Mocha"],
  models: [
    model(
      "3 Series",
      { body: "sedans", weight: 7, keeps: 0.88 },
      [
        [2012, 2016, "WBA3B3C5-F", "2.0L Turbo I4", "awd", "automatic", 22, 33],
        [2017, 2018, "WBA8D9C5-A", "2.0L Turbo I4", "awd", "automatic", 23, 33],
        [2019, 2022, "WBA5R7C5-A", "2.0L Turbo I4", "awd", "automatic", 25, 34],
      ],
      [
        ["328i xDrive", 47_800, 3, 2012, 2016],
        ["330i xDrive", 49_900, 4, 2017],
      ],
    ),
    model(
      "4 Series Coupe",
      { body: "coupes", weight: 3, keeps: 0.9 },
      [[2017, 2020, "WBA4W5C0-A", "2.0L Turbo I4", "awd", "automatic", 23, 33]],
      [["430i xDrive", 53_200, 4]],
    ),
    model(
      "4 Series Convertible",
      { body: "convertibles", weight: 3, keeps: 0.92 },
      [[2015, 2020, "WBA4Z1C5-E", "2.0L Turbo I4", "rwd", "automatic", 23, 34]],
      [["430i", 59_800, 4]],
    ),
    model(
      "X1",
      { body: "suvs", weight: 4, keeps: 0.9 },
      [
        [2016, 2019, "WBXHT3C5-5", "2.0L Turbo I4", "awd", "automatic", 22, 31],
        [2020, 2022, "WBXJG9C0-5", "2.0L Turbo I4", "awd", "automatic", 23, 31],
      ],
      [["xDrive28i", 42_300, 3]],
    ),
    model(
      "X3",
      { body: "suvs", weight: 6, keeps: 0.92 },
      [
        [2013, 2017, "5UXWX9C5-0", "2.0L Turbo I4", "awd", "automatic", 21, 28],
        [2018, 2021, "5UXTR9C5-L", "2.0L Turbo I4", "awd", "automatic", 22, 29],
        [2022, 2024, "5UX53DP0-9", "2.0L Turbo I4", "awd", "automatic", 21, 28],
      ],
      [
        ["xDrive28i", 49_500, 3, 2013, 2017],
        ["xDrive30i", 51_200, 4, 2018],
      ],
    ),
    model(
      "X5",
      { body: "suvs", weight: 5, keeps: 0.94 },
      [
        [2014, 2018, "5UXKR0C5-0", "3.0L Turbo I6", "awd", "automatic", 18, 24],
        [2019, 2023, "5UXCR6C5-L", "3.0L Turbo I6", "awd", "automatic", 20, 26],
      ],
      [
        ["xDrive35i", 66_800, 4, 2014, 2018],
        ["xDrive40i", 69_400, 4, 2019],
      ],
    ),
  ],
};

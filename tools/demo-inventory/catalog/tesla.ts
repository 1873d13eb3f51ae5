import { type Maker, model } from "./model.ts";

const electric = { fuel: "electric" } as const;

export const tesla: Maker = {
  name: "Tesla",
  colors: [
    ["Pearl White Multi-Coat", "#f3f3f1"],
    ["Midnight Silver Metallic", "#46494d"],
    ["Solid Black", "#111214"],
    ["Deep Blue Metallic", "#1d3a66"],
    ["Red Multi-Coat", "#93151c"],
  ],
  interiors: ["Black", "White"],
  models: [
    model(
      "Model 3",
      { body: "sedans", weight: 5, keeps: 0.84 },
      [
        [2018, 2023, "5YJ3E1EA-F", "Electric", "rwd", "automatic", 138, 126, electric],
        [2018, 2023, "5YJ3E1EB-F", "Electric", "awd", "automatic", 134, 126, electric],
      ],
      [["Standard Range Plus", 42_900, 3]],
    ),
    model(
      "Model Y",
      { body: "suvs", weight: 4, keeps: 0.84 },
      [[2020, 2023, "5YJYGDEE-F", "Electric", "awd", "automatic", 127, 117, electric]],
      [["Long Range", 52_900, 4]],
    ),
  ],
};

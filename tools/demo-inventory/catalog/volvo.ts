import { type Maker, model } from "./model.ts";

export const volvo: Maker = {
  name: "Volvo",
  colors: [
    ["Crystal White Metallic", "#f1f1ed"],
    ["Bright Silver Metallic", "#b4b7b9"],
    ["Osmium Gray Metallic", "#5c6063"],
    ["Onyx Black Metallic", "#141518"],
    ["Denim Blue Metallic", "#2b3f58"],
    ["Fusion Red Metallic", "#86201f"],
  ],
  interiors: ["Charcoal", "Blond", "Amber"],
  models: [
    model(
      "V60",
      { body: "wagons", weight: 3, keeps: 0.88 },
      [
        [2015, 2018, "YV140MEK-1", "2.0L Turbo I4", "fwd", "automatic", 25, 36],
        [2019, 2021, "YV4102WK-1", "2.0L Turbo I4", "awd", "automatic", 22, 31, { adds: 2_500 }],
      ],
      [
        ["Momentum", 45_300, 3],
        ["Inscription", 50_900, 4],
      ],
    ),
    model(
      "V90 Cross Country",
      { body: "wagons", weight: 2, keeps: 0.86 },
      [[2018, 2021, "YV4A22NL-1", "2.0L Turbo I4", "awd", "automatic", 20, 30]],
      [["T6", 62_400, 4]],
    ),
    model(
      "XC60",
      { body: "suvs", weight: 5, keeps: 0.9 },
      [
        [2014, 2017, "YV4902RK-2", "3.0L Turbo I6", "awd", "automatic", 17, 24],
        [2018, 2021, "YV4102RK-1", "2.0L Turbo I4", "awd", "automatic", 20, 27],
      ],
      [
        ["Momentum", 48_700, 3],
        ["Inscription", 53_900, 4],
      ],
    ),
    model(
      "XC90",
      { body: "suvs", weight: 4, keeps: 0.9 },
      [[2016, 2021, "YV4A22PK-1", "2.0L Turbo I4", "awd", "automatic", 20, 27]],
      [
        ["Momentum", 60_200, 3],
        ["Inscription", 66_900, 4],
      ],
    ),
  ],
};

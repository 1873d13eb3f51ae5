import { describe, expect, test } from "@jest/globals";
import { type OptionCar, type Options, optionsOf } from "./option-fields.ts";

const awd = { field: "words", operator: "includes", value: "awd" } as const;
const fourByFour = { field: "words", operator: "includes", value: "4x4" } as const;
const options: Options = {
  leather: { label: "Leather", askWhen: [], knownWhen: [] },
  bed: {
    label: "Bed liner",
    askWhen: [{ field: "bodyStyle", operator: "==", value: "trucks" }],
    knownWhen: [],
  },
  drive: {
    label: "Four-wheel drive",
    askWhen: [{ field: "bodyStyle", operator: "in", value: ["suvs", "trucks"] }],
    knownWhen: [[awd], [fourByFour]],
  },
};

const car: OptionCar = {
  modelYear: 2020,
  make: "Toyota",
  model: "Camry",
  series: null,
  style: null,
  bodyStyle: "sedans",
  equipment: [],
};
const asked = (changes: Partial<OptionCar>) =>
  optionsOf(options, { ...car, ...changes }).map(({ code, isKnown }) => `${code} ${isKnown}`);

describe("the options of a car", () => {
  test.each<[Partial<OptionCar>, string[]]>([
    [{}, ["leather false"]],
    [{ bodyStyle: null }, ["leather false"]],
    [{ bodyStyle: "trucks" }, ["leather false", "bed false", "drive false"]],
    [{ bodyStyle: "suvs" }, ["leather false", "drive false"]],
    [{ series: "SE AWD" }, ["leather false", "drive true"]],
    [{ equipment: ["4WD/4-Wheel Drive/4x4"] }, ["leather false", "drive true"]],
    [{ series: "Awdish" }, ["leather false"]],
  ])("of %j are %j", (changes, expected) => {
    expect(asked(changes)).toEqual(expected);
  });
});

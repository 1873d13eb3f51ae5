import { expect, test } from "@jest/globals";
import { statedSymptoms } from "./stated-symptoms.ts";

const symptoms = [
  { name: "brakes", phrase: "Squeaks when braking", words: ["brake", "brakes"] },
  { name: "noise", phrase: "Strange noise", words: [] },
];

test.each([
  ["Squeaks when braking", ["brakes"], false],
  ["squeaks  WHEN braking.", ["brakes"], false],
  ["It squeaks when braking, worse in the rain", ["brakes"], false],
  ["My brakes squeal in the morning", ["brakes"], false],
  ["Strange noise, maybe the brakes", ["noise"], false],
  ["Squeaks when braking\nStrange noise", ["brakes", "noise"], false],
  ["Squeaks when braking\nIn the morning", ["brakes"], true],
  ["The brakelight is out", [], true],
  ["Not a brake problem, radio dead", [], true],
  ["It isn’t the brakes", [], true],
  ["Not a strange noise", [], true],
  ["Does not brake well", ["brakes"], false],
  ["No brakes", ["brakes"], false],
  ["Not the tires, the brakes", ["brakes"], false],
  ["Please vacuum the car", [], true],
  ["!", [], true],
  ["\n ", [], false],
])("%j names %j", (text, names, hasOwnWords) => {
  expect(statedSymptoms(text, symptoms)).toEqual({ names, hasOwnWords });
});

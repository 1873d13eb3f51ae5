import { expect, test } from "@jest/globals";
import { canonicalSpelling, splitCarName, suggestedModels } from "./car-spelling.ts";

test.each([
  ["mitsubishi", "outlander", "Mitsubishi", "Outlander"],
  ["MITSUBISHI", "outlander sport", "Mitsubishi", "Outlander Sport"],
  ["chevy", "silverado 1500", "Chevrolet", "Silverado 1500"],
  ["ford", "f150", "Ford", "F-150"],
  ["Toyota", "Camry Solaris", "Toyota", "Camry Solaris"],
  ["studebaker", "lark", "studebaker", "lark"],
])("%s %s is spelled %s %s", (make, model, spelledMake, spelledModel) => {
  expect(canonicalSpelling({ make, model })).toEqual({ make: spelledMake, model: spelledModel });
});

test.each([
  ["Land Rover Discovery", "Land Rover", "Discovery"],
  ["Toyota RAV4 Hybrid", "Toyota", "RAV4 Hybrid"],
  ["Studebaker Lark", "Studebaker", "Lark"],
  ["Toyota", "Toyota", ""],
])("%s is the make %s and the model %s", (name, make, model) => {
  expect(splitCarName(name)).toEqual({ make, model });
});

test("suggests the models of a make in their order", () => {
  expect(suggestedModels["Mitsubishi"]?.split(", ")).toEqual(
    expect.arrayContaining(["Eclipse Cross", "Outlander", "Outlander Sport"]),
  );
});

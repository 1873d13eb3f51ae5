import { describe, expect, test } from "@jest/globals";
import { attributeToSource, type Layer } from "./layer.ts";

const defaults: Layer = {
  file: "defaults/content/company/about.json",
  document: {
    hero: { title: "Us", description: "Who we are" },
    values: { title: "What we promise", cards: [{ title: "One price", description: "All of it" }] },
  },
  root: [],
};

function fileOf(own: Layer["document"], path: (string | number)[]): string | undefined {
  const dealer: Layer = { file: "heartland/content/company/about.json", document: own, root: [] };
  const [problem] = attributeToSource([defaults, dealer], [{ path, message: "expected a text" }]);
  return problem?.file.split("/", 1)[0];
}

describe("a finding is of the dealer's file", () => {
  test("in an entry of its list, also where the defaults have the key that is missing", () => {
    const own = { values: { cards: [{ title: "No fees" }] } };
    expect(fileOf(own, ["values", "cards", 0, "description"])).toBe("heartland");
  });

  test("below a value that replaces an object of the defaults", () => {
    expect(fileOf({ hero: "Us" }, ["hero", "title"])).toBe("heartland");
    expect(fileOf({ hero: null }, ["hero", "title"])).toBe("heartland");
  });

  test("for a key that neither file has", () => {
    expect(fileOf({ hero: { title: "We" } }, ["hero", "layout"])).toBe("heartland");
  });
});

test("a finding is of the defaults for a value that the dealer's file leaves to them", () => {
  expect(fileOf({ hero: { title: "We" } }, ["hero", "description"])).toBe("defaults");
  expect(fileOf({ values: { title: "Ours" } }, ["values", "cards", 0, "title"])).toBe("defaults");
});

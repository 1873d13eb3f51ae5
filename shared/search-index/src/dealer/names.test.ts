import { expect, test } from "@jest/globals";
import { createModelsByMakeBuilder, namesBySlug, vocabularyOf } from "./names.ts";

test("the vocabulary has each make and model once, by slug", () => {
  const names = createModelsByMakeBuilder();
  names.push("Mitsubishi", "Outlander Sport");
  names.push("MITSUBISHI", "OUTLANDER SPORT");
  names.push("Mitsubishi", "Mirage G4");
  names.push("Citroën", "C4");
  expect(vocabularyOf(names.build())).toEqual({
    makes: [
      { slug: "citroen", name: "Citroën", models: [{ slug: "c4", name: "C4" }] },
      {
        slug: "mitsubishi",
        name: "Mitsubishi",
        models: [
          { slug: "mirage-g4", name: "Mirage G4" },
          { slug: "outlander-sport", name: "Outlander Sport" },
        ],
      },
    ],
  });
});

test("extending names leaves the original names unchanged", () => {
  const first = createModelsByMakeBuilder();
  first.push("Kia", "Soul");
  const before = first.build();
  const second = createModelsByMakeBuilder(before);
  second.push("Kia", "Rio");
  second.push("Ford", "Edge");
  expect([...second.build().keys()]).toEqual(["Kia", "Ford"]);
  expect(before).toEqual(new Map([["Kia", new Set(["Soul"])]]));
});

test("a slug leads to every spelling", () => {
  expect(namesBySlug(["GT", "Gt", "C4"]).get("gt")).toEqual({
    slug: "gt",
    name: "Gt",
    spellings: ["GT", "Gt"],
  });
});

import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "@forecourt/contracts/errors";
import { describe, expect, test } from "@jest/globals";
import { feedFolder } from "../testing/feed-files.ts";
import { loadMapping } from "./load.ts";

const file = feedFolder();
const mappings = fileURLToPath(new URL("../mappings", import.meta.url));

const vehicle = {
  vin: { column: "vin" },
  condition: { constant: "used" },
  year: { column: "year" },
  make: { column: "make" },
  model: { column: "model" },
  price: { column: "price" },
};

/** Loads a mapping file with this content; messages show FILE instead of its name. */
function loading(mapping: unknown): () => void {
  const content = typeof mapping === "string" ? mapping : JSON.stringify(mapping);
  const name = file(content, "mapping.json");
  return () => {
    try {
      loadMapping(name);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, error.message.replace(name, "FILE"));
    }
  };
}

describe("a mapping file", () => {
  test.each(readdirSync(mappings))("%s, which is checked in, is sound", (name) => {
    expect(loadMapping(path.join(mappings, name)).about).not.toBe("");
  });

  const whole = { about: "", format: "csv", vehicle };

  test.each<[string, unknown, string]>([
    ["no JSON", "{", "FILE: Expected property name"],
    [
      "a format we cannot read",
      { ...whole, format: "xlsx" },
      "FILE: mapping.format: Invalid option",
    ],
    [
      "a key that means nothing",
      { ...whole, separator: ";" },
      'FILE: mapping: Unrecognized key: "separator"',
    ],
    [
      "a fact without a source",
      { ...whole, vehicle: { ...vehicle, year: {} } },
      "FILE: mapping.vehicle.year: give one of column, title and constant",
    ],
    [
      "a word that means no body style",
      { ...whole, vehicle: { ...vehicle, bodyStyle: { column: "b", words: { x: "boats" } } } },
      "FILE: mapping.vehicle.bodyStyle.words.x",
    ],
    [
      "a pattern that is none",
      { ...whole, vehicle: { ...vehicle, doors: { column: "d", pattern: "(" } } },
      "FILE: mapping.vehicle.doors.pattern: is not a regular expression",
    ],
    [
      "a fact from a title that nothing makes",
      { ...whole, vehicle: { ...vehicle, make: { title: "make" } } },
      "FILE: mapping.title is missing",
    ],
    [
      "a filter that says nothing",
      { ...whole, where: [{ column: "a" }] },
      "FILE: mapping.where.0: give is or isNot",
    ],
  ])("with %s is refused, naming file and place", (_what, mapping, message) => {
    expect(loading(mapping)).toThrow(expect.objectContaining({ code: "mapping-invalid" }));
    expect(loading(mapping)).toThrow(message);
  });

  test("is refused if it does not exist", () => {
    expect(() => loadMapping("/nowhere/mapping.json")).toThrow("/nowhere/mapping.json: ENOENT");
  });
});

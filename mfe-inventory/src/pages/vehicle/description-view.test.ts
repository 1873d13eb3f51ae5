import { describe, expect, test } from "@jest/globals";
import { descriptionView } from "./description-view.ts";

const sentence = "Our shop put on four new tires and checked the brakes. ";
const paragraph = (times: number) => sentence.repeat(times).trim();
const viewOf = (description: string | null, language?: string) =>
  descriptionView({ description }, { ...(language && { language }) });

describe("descriptionView", () => {
  test("is null where the dealer writes nothing", () => {
    expect(viewOf(null)).toBeNull();
  });

  test("shows a short one whole, by paragraph", () => {
    expect(viewOf("One owner.\nTwo keys.")).toEqual({
      first: ["One owner.", "Two keys."],
      rest: [],
    });
  });

  test("folds what follows the first lines", () => {
    const [one, two, three] = [paragraph(6), paragraph(3), paragraph(2)];
    expect(viewOf([one, two, three].join("\n"))).toEqual({ first: [one], rest: [two, three] });
  });

  test("folds a long paragraph after a sentence", () => {
    expect(viewOf(paragraph(12))).toEqual({ first: [paragraph(6)], rest: [paragraph(6)] });
    expect(viewOf(paragraph(9))).toEqual({ first: [paragraph(9)], rest: [] });
    expect(viewOf("word ".repeat(200))?.rest).toEqual([]);
  });

  test("does not fold a sentence", () => {
    expect(viewOf(`${paragraph(6)}\nTwo keys.`)).toEqual({
      first: [paragraph(6), "Two keys."],
      rest: [],
    });
  });

  test("is in English on pages in other languages", () => {
    expect(viewOf("Two keys.", "es")).toMatchObject({ lang: "en" });
    expect(viewOf("Two keys.", "en")).not.toHaveProperty("lang");
  });
});

import { describe, expect, test } from "@jest/globals";
import { linkedText } from "./linked-text.ts";

describe("linkedText", () => {
  const links = { "(573) 555-0142": "tel:+15735550142", "a@b.example": "mailto:a@b.example" };

  test("links every mention, in the order of the text", () => {
    const parts = linkedText("Write to a@b.example, or call (573) 555-0142.", links);
    expect(parts).toEqual([
      { text: "Write to ", href: null },
      { text: "a@b.example", href: "mailto:a@b.example" },
      { text: ", or call ", href: null },
      { text: "(573) 555-0142", href: "tel:+15735550142" },
      { text: ".", href: null },
    ]);
  });

  test("leaves a text without a mention as it is", () => {
    expect(linkedText("No fee.", { ...links, "": "mailto:" })).toEqual([
      { text: "No fee.", href: null },
    ]);
    expect(linkedText("", links)).toEqual([]);
  });
});

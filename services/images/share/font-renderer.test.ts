import { describe, expect, test } from "@jest/globals";
import { loadFontRenderer } from "./font-renderer.ts";

const weights = ["regular", "bold"] as const;

describe.each(weights)("letters in %s", (weight) => {
  test("are outlines that a browser can read, at whatever place", async () => {
    const letters = await loadFontRenderer();
    for (let step = 0; step < 200; step += 1) {
      const at = { x: 56 + step / 7, y: 148.8 + step * 1.12, size: 42 + (step % 24), weight };
      const data = letters.outlines("Missouri, Staff & $1,250 off", at);
      expect(data).toMatch(/^(?:[MLQC]-?\d[\d. -]*|Z)+$/);
    }
  });

  test("leave out what the font does not have", async () => {
    const letters = await loadFontRenderer();
    const at = { x: 0, y: 0, size: 40, weight };
    expect(letters.outlines("\u4e2d", at)).toBe("");
    expect(letters.widthOf("a\u4e2d", 40, weight)).toBe(letters.widthOf("a", 40, weight));
  });
});

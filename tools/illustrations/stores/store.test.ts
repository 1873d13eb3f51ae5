import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { storePicture, stores } from "./store.ts";

const dealers = path.join(import.meta.dirname, "../../../dealers");

describe("the pictures of the demo dealers' stores", () => {
  test.each(Object.entries(stores))(
    "equal what the drawing produces (run main.ts after changing one): %s",
    (dealer, store) => {
      const file = path.join(dealers, dealer, "assets/store.svg");
      expect(readFileSync(file, "utf8")).toBe(storePicture(store));
    },
  );

  test.each(Object.entries(stores))("refer only to their own ids: %s", (_dealer, store) => {
    const drawn = storePicture(store);
    const used = [...drawn.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
    for (const id of used) expect(drawn).toContain(`id="${id}"`);
    expect(used.length).toBeGreaterThan(0);
  });
});

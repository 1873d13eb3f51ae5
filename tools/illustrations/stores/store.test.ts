import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { storePicture, stores } from "./store.ts";

const dealers = path.join(import.meta.dirname, "../../../dealers");

const pictures = Object.entries(stores).flatMap(([dealer, drawn]) =>
  Object.entries(drawn).map(([name, store]) => ({ dealer, name, store })),
);

describe("the pictures of the demo dealers' stores", () => {
  test.each(pictures)(
    "equal what the drawing produces (run main.ts after changing one): $dealer $name",
    ({ dealer, name, store }) => {
      const file = path.join(dealers, dealer, `assets/${name}.svg`);
      expect(readFileSync(file, "utf8")).toBe(storePicture(store));
    },
  );

  test.each(pictures)("refer only to their own ids: $dealer $name", ({ store }) => {
    const drawn = storePicture(store);
    const used = [...drawn.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id);
    for (const id of used) expect(drawn).toContain(`id="${id}"`);
    expect(used.length).toBeGreaterThan(0);
  });
});

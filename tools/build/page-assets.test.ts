import { expect, test } from "@jest/globals";
import { pageAssets } from "./page-assets.ts";

const group = (...names: string[]) => ({ assets: names.map((name) => ({ name, size: 1 })) });

test("a page has the styles of its lazy parts, but not their scripts", () => {
  const pages = pageAssets(
    {
      namedChunkGroups: {
        "car.details": group("details.js", "details.css"),
        car: group("car.js", "car.css"),
        routes: group("routes.js"),
      },
    },
    "mfe-inventory",
  );
  expect(pages).toEqual({
    "": { js: ["routes.js"], css: [] },
    car: { js: ["car.js"], css: ["car.css", "details.css"] },
    "car.details": { js: ["details.js"], css: ["details.css"] },
  });
});

test("a part without its page is refused", () => {
  const stats = { namedChunkGroups: { "car.details": group("details.js") } };
  expect(() => pageAssets(stats, "mfe-inventory")).toThrow("is a part of no page");
});

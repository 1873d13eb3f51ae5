import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";

const root = path.resolve(import.meta.dirname, "../../../..");

/** Modules that a page may render. */
const rendered = [
  "mfe-*/src/**/*.{ts,tsx}",
  "shared/{ui,remote-kit}/src/**/*.{ts,tsx}",
  "shell/src/app/**/*.{ts,tsx}",
];

/** Loaders may read the clock, because their results are part of the key. */
const loader = /-loader\.ts$/;

/** Other files that read the clock: parts of loaders, the footer's year, and code that runs in browsers only. */
const known = [
  "mfe-financing/src/fragments/answer-of-visitor.ts",
  "mfe-financing/src/pages/application-step/step-form.tsx",
  "mfe-inventory/src/features/vehicle-card/vehicle-card-view.ts",
  "mfe-inventory/src/pages/search/packed-search-view.ts",
  "mfe-inventory/src/pages/vehicle/vehicle-request.ts",
  "mfe-service/src/pages/schedule-step/contact-view.ts",
  "shared/remote-kit/src/use-current-status.ts",
  "shell/src/app/frame/footer-end.tsx",
  "shell/src/app/tracking/tags/google.ts",
  "shell/src/app/tracking/track-pages.ts",
];

describe("what a page renders", () => {
  test("does not depend on the clock, because markup is reused for a quarter of an hour", async () => {
    const found: string[] = [];
    for await (const file of glob(rendered, { cwd: root })) {
      if (loader.test(file) || /\.test\.|\/testing\//.test(file)) continue;
      const text = await readFile(path.join(root, file), "utf8");
      if (/new Date\(\)|Date\.now\b|Temporal\.Now/.test(text)) found.push(file);
    }
    expect(found.toSorted()).toEqual(known);
  });
});

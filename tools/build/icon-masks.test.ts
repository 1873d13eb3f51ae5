import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "./base-config.ts";

// A browser makes a document of its own for each SVG image: see decision 53.
test("only what is rarely seen has an SVG as an image of its style sheet", () => {
  const sheets = globSync("{shell,mfe-*,shared/*}/src/**/*.css", { cwd: root });
  const withSvg = sheets.filter((file) =>
    /url\([^)]*\.svg/.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(withSvg.sort()).toEqual([
    "shared/ui/src/elements/notice.module.css",
    "shared/ui/src/toasts/toasts.module.css",
  ]);
});

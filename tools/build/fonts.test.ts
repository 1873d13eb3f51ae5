import { readFileSync } from "node:fs";
import path from "node:path";
import { fontNames } from "@forecourt/contracts/dealer-config/fonts";
import { expect, test } from "@jest/globals";
import { z } from "zod";

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) });

test("has the package of each font that a dealer may name, and of no other", () => {
  const file = path.join(import.meta.dirname, "package.json");
  const { dependencies } = Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const packages = Object.keys(dependencies).filter((name) => name.startsWith("@fontsource"));
  expect(packages.toSorted()).toEqual(
    fontNames.map((name) => `@fontsource-variable/${name}`).toSorted(),
  );
});

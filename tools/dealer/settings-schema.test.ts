import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { settingsSchema } from "./settings-schema.ts";

const files = globSync("*/{dealer.json,stores/*.json}", { cwd: shippedDealers });

describe("the schema of the settings", () => {
  const schema = z.fromJSONSchema(settingsSchema());
  const check = (document: unknown) => schema.safeParse(document).success;

  test.each(files)("accepts %s, which says only what differs", (file) => {
    expect(check(JSON.parse(readFileSync(path.join(shippedDealers, file), "utf8")))).toBe(true);
  });

  test("accepts null, which clears a value", () => {
    expect(check({ service: null, theme: { font: null } })).toBe(true);
  });

  test.each([
    ["a mistyped key", { compny: {} }],
    ["a mistyped key further down", { company: { zipCode: "63701" } }],
    ["a text for a number", { leads: { quoteDays: "7" } }],
    ["a number out of its bounds", { inventory: { earlyAccessDays: 90 } }],
  ])("refuses %s", (_what, document) => {
    expect(check(document)).toBe(false);
  });
});

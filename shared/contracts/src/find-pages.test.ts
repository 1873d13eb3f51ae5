import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { allAreas } from "./area-definitions.ts";
import { findPages } from "./find-pages.ts";
import { findLink } from "./link-targets.ts";
import { textKeys } from "./text-keys.ts";

const folder = path.resolve(import.meta.dirname, "../../../dealers/defaults/texts");
const texts: Record<string, string> = Object.assign(
  {},
  ...["platform", "company", "service"].map((owner) =>
    JSON.parse(readFileSync(path.join(folder, `${owner}.en.json`), "utf8")),
  ),
);
const pages = { contact: true, careers: true, ourCompany: true, service: true };

describe("pages that a text search finds", () => {
  test.each([
    ["careers", ["/our-company/careers"]],
    ["Are you hiring?", ["/our-company/careers"]],
    ["hours", ["/contact-us"]],
    ["store hours today", ["/contact-us"]],
    ["directions", ["/contact-us"]],
    ["contact us", ["/contact-us"]],
    ["oil change", ["/service"]],
    ["red suv under 20k", []],
    ["oil", []],
    ["", []],
  ])("by %j are %j", (text, paths) => {
    expect(findPages(text, { pages, texts }).map((found) => found.path)).toEqual(paths);
  });

  test("have the label of the menu, and are left out where they are switched off", () => {
    expect(findPages("jobs", { pages, texts })).toEqual([
      { label: "Careers", path: "/our-company/careers" },
    ]);
    expect(findPages("jobs", { pages: { contact: true }, texts })).toEqual([]);
  });

  test("are pages of their areas, with words and a label", () => {
    for (const { name, finds = {} } of allAreas) {
      for (const [page, label] of Object.entries(finds)) {
        expect(findLink(`${name}.${page}`)).not.toBeNull();
        expect(textKeys).toHaveProperty([label]);
        expect(textKeys).toHaveProperty([`find.${name}.${page}`]);
      }
    }
  });
});

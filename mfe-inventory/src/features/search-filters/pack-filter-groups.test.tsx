/** @jest-environment jsdom */
import { useTexts } from "@forecourt/remote-kit/site-context";
import { describe, expect, test } from "@jest/globals";
import { renderWithTexts } from "../../testing/render-with-texts.tsx";
import type { FilterGroup, FilterOption, PackedGroup } from "./filter-data.ts";
import { packGroups, unpackGroups } from "./pack-filter-groups.ts";

const option = (label: string, changes: Partial<FilterOption> = {}): FilterOption => ({
  label,
  href: `/used-cars-for-sale/${label.toLowerCase()}`,
  nofollow: false,
  selected: false,
  count: 1234,
  countLabel: "1,234 vehicles",
  ...changes,
});

const group = (id: string, options: FilterOption[]): FilterGroup => ({
  id,
  title: "Make",
  summary: "Kia",
  open: true,
  look: "list",
  options,
  form: null,
  note: "Note",
});

function unpacked(groups: PackedGroup[]): FilterGroup[] {
  let result: FilterGroup[] = [];
  function Reader() {
    result = unpackGroups(groups, useTexts());
    return null;
  }
  renderWithTexts(<Reader />);
  return result;
}

describe("packGroups", () => {
  const groups = [
    group("make", [
      option("Ford"),
      option("Kia", { selected: true, nofollow: true, href: "/used-cars-for-sale" }),
      option("Audi", { count: 1, countLabel: "1 vehicle" }),
      option("Jeep", { count: 40, countLabel: "40 vehicles" }),
      option("Ram", { count: 0, countLabel: "0 vehicles", href: null }),
    ]),
    group("bodyStyle", [option("Black", { color: "black" }), option("SUVs", { body: "suvs" })]),
    group("year", []),
  ];

  test("is undone by unpackGroups, also from JSON", () => {
    expect(unpacked(JSON.parse(JSON.stringify(packGroups(groups))))).toEqual(groups);
  });

  test("names the shared beginning of the addresses once and no property of a plain option", () => {
    const [make, bodyStyle] = packGroups(groups);
    expect([make?.base, bodyStyle?.base]).toEqual(["/used-cars-for-sale", "/used-cars-for-sale/"]);
    expect(make?.options[0]).toEqual(["Ford", 1234, "/ford"]);
  });

  test("does not divide the first segment, so that a language can be put before it", () => {
    const conditions = ["/cars-for-sale/suvs", "/certified-cars-for-sale/suvs"].map((href) =>
      option("SUVs", { href }),
    );
    const [packed] = packGroups([group("condition", conditions)]);
    expect(packed?.base).toBe("");
    expect(packed?.options[1]?.[2]).toBe("/certified-cars-for-sale/suvs");
  });

  test("keeps an option that is not counted", () => {
    const uncounted = [group("make", [option("Ford", { count: null, countLabel: "" })])];
    expect(unpacked(packGroups(uncounted))).toEqual(uncounted);
  });
});

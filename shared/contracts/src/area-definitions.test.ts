import { describe, expect, test } from "@jest/globals";
import { allAreas, areaDefinitions } from "./area-definitions.ts";
import { areaNames, areas, fixedPaths } from "./areas.ts";
import { pageFlags } from "./dealer-config/pages.ts";
import { textIsReadIn } from "./text-keys.ts";

/** Values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("areaDefinitions", () => {
  test("match areas.ts, with the same pages", () => {
    expect(Object.keys(areaDefinitions)).toEqual(areaNames);
    for (const { name, pages } of allAreas) expect(pages).toBe(areas[name]);
  });

  test("declare each page flag, lead template and form only once", () => {
    expect(repeated(allAreas.flatMap(({ flags }) => Object.keys(flags)))).toEqual([]);
    expect(repeated(allAreas.flatMap(({ leads }) => Object.keys(leads)))).toEqual([]);
    const forms = allAreas.flatMap(({ leads }) => Object.values(leads).map(({ form }) => form));
    expect(repeated(forms)).toEqual([]);
  });

  test.each(allAreas)("$name declares the flags of its pages and sections", (area) => {
    const used = [...Object.values(area.pages), ...Object.values(area.sections)].map(
      ({ flag }) => flag,
    );
    expect(used.filter((flag) => flag !== undefined && !Object.hasOwn(area.flags, flag))).toEqual(
      [],
    );
    expect(Object.keys(area.flags).filter((flag) => !pageFlags.includes(flag))).toEqual([]);
  });

  test.each(allAreas)(
    "$name has sections of its own pages only, and content of these or under a flag of its own",
    (area) => {
      const pages = Object.keys(area.pages);
      const shared = Object.entries(area.sharedContent ?? {});
      const named = [
        ...Object.values(area.sections).map(({ page }) => page),
        ...Object.keys(area.content),
      ];
      const known = [...pages, ...shared.map(([name]) => name)];
      expect(named.filter((page) => !known.includes(page))).toEqual([]);
      expect(shared.filter(([name]) => !Object.hasOwn(area.content, name))).toEqual([]);
      expect(shared.filter(([, flag]) => !Object.hasOwn(area.flags, flag))).toEqual([]);
      expect(Object.keys(area.sections).filter((id) => pages.includes(id))).toEqual([]);
    },
  );

  test.each(allAreas)("$name has flags of their own for pages that can be empty", (area) => {
    for (const page of Object.keys(area.entries ?? {})) {
      const fixed = fixedPaths().filter(({ flag }) => flag === area.pages[page]?.flag);
      expect(fixed).toMatchObject([{ area: area.name, page }]);
      expect(Object.keys(area.content)).toContain(page);
    }
  });

  test.each(allAreas)("$name fills placeholders in its own contents only", (area) => {
    const pages = Object.keys(area.content);
    const named = Object.keys(area.placeholders ?? {});
    expect(named.filter((page) => !pages.includes(page))).toEqual([]);
  });

  test.each(allAreas)("$name has its endpoints below its own path", (area) => {
    const paths = Object.values(area.endpoints).map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith(`/api/${area.name}/`))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
  });

  test.each(allAreas)("$name has the required texts", (area) => {
    const forms = Object.values(area.leads).map(({ form }) => `inquiry.form.${form}`);
    const server = Object.keys(area.texts.server);
    expect(forms.filter((key) => !server.includes(key))).toEqual([]);
    for (const part of ["title", "body"]) {
      expect(textIsReadIn(`area.${area.name}.${part}`)).toBe("browser");
      expect(Object.keys(area.texts.browser)).toContain(`area.${area.name}.${part}`);
    }
  });
});

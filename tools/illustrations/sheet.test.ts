import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { describe, expect, test } from "@jest/globals";
import { drawings } from "./drawings.ts";
import { picture } from "./sheet.ts";

const folder = path.join(import.meta.dirname, "../../shared/ui/src/vehicle/illustrations/bodies");
const names = [...BodyStyle.options, "covered"] as const;

describe("the pictures of cars", () => {
  const pictures = names.map((name) => {
    const text = readFileSync(path.join(folder, `${name}.svg`), "utf8");
    return { name, text };
  });

  test("are one for every body style, and one for an unknown style", () => {
    expect(Object.keys(drawings).sort()).toEqual([...names].sort());
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.svg`).sort());
  });

  test.each(pictures)(
    "equal what the drawing produces (run main.ts after changing one): $name",
    ({ name, text }) => {
      const car = drawings[name];
      expect(car && picture(name, car)).toBe(text);
    },
  );

  test.each(pictures)(
    "refer only to their own ids and are at most 4 KB compressed: $name",
    ({ name, text }) => {
      expect(missing(text)).toEqual([]);
      expect(text).toContain(`<g id="${name}">`);
      expect(text).toContain('color="#a9afb6"');
      expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(4 * 1024);
    },
  );

  test.each(pictures)(
    "give every gradient a plain color for a browser that cannot find it: $name",
    ({ text }) => {
      expect([...text.matchAll(/"url\(#[\w-]+\)"/g)].map(([found]) => found)).toEqual([]);
    },
  );

  test.each(pictures)(
    "have no inline style and style sheet, which the security policy forbids: $name",
    ({ text }) => {
      expect(text).not.toMatch(/<style|\sstyle=/);
    },
  );
});

/** References of a file to parts that it does not contain. */
function missing(svg: string): string[] {
  const ids = new Set([...svg.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
  const referred = [...svg.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id ?? "");
  return referred.filter((id) => !ids.has(id));
}

describe("a drawing", () => {
  test.each(Object.entries(drawings))("is within the canvas and on the ground: %s", (_, car) => {
    const { length, front, rear, arch, sill, tyre } = car.stance;
    expect(front - arch).toBeGreaterThan(0);
    expect(rear + arch).toBeLessThan(length);
    expect(rear - front).toBeGreaterThan(2 * arch);
    expect(sill).toBeLessThan(tyre + arch);
    expect(car.light.belt).toBeLessThan(car.light.roof);
  });
});

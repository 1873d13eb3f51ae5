import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { describe, expect, test } from "@jest/globals";
import { drawings } from "./drawings.ts";
import { picture, sheet } from "./sheet.ts";

const folder = path.join(import.meta.dirname, "../../shared/ui/src/vehicle/illustrations");
const sprite = readFileSync(path.join(folder, "sprite.svg"), "utf8");
const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);

describe("the sprite of illustrations", () => {
  test("equals what the drawings produce (run main.ts after changing one)", () => {
    expect(sheet(drawings)).toBe(sprite);
  });

  test("has a drawing for every body style, and one for an unknown style", () => {
    expect(new Set(symbols)).toEqual(new Set([...BodyStyle.options, "covered"]));
    expect(symbols).toHaveLength(BodyStyle.options.length + 1);
  });

  test("is at most 25 KB compressed", () => {
    expect(gzipSync(sprite, { level: 9 }).length).toBeLessThanOrEqual(25 * 1024);
  });

  test("refers only to ids that it defines", () => {
    expect(missing(sprite)).toEqual([]);
  });

  test("gives every gradient a plain color for a browser that cannot find it", () => {
    const alone = [...sprite.matchAll(/"url\(#[\w-]+\)"/g)].map(([text]) => text);
    expect(alone).toEqual([]);
  });

  test("has no inline style and style sheet, which the security policy forbids", () => {
    expect(sprite).not.toMatch(/<style|\sstyle=/);
  });
});

describe("the picture of a body style", () => {
  const pictures = BodyStyle.options.map((name) => {
    const text = readFileSync(path.join(folder, "bodies", `${name}.svg`), "utf8");
    return { name, text };
  });

  test.each(pictures)("equals what its drawing produces: $name", ({ name, text }) => {
    const car = drawings[name];
    expect(car && picture(name, car)).toBe(text);
  });

  test.each(pictures)(
    "refers only to its own ids and is at most 4 KB compressed: $name",
    ({ text }) => {
      expect(missing(text)).toEqual([]);
      expect(text).toContain('color="#a9afb6"');
      expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(4 * 1024);
    },
  );
});

/** What a file refers to and does not hold. */
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

import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { BodyStyle } from "@forecourt/contracts/vehicle";
import { describe, expect, test } from "@jest/globals";
import { drawings } from "./drawings.ts";
import { sheet } from "./sheet.ts";

const file = path.join(import.meta.dirname, "../src/illustrations/sprite.svg");
const sprite = readFileSync(file, "utf8");
const symbols = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);

describe("the sprite of illustrations", () => {
  test("is what the drawings give; after a change of one, build.ts writes it anew", () => {
    expect(sheet(drawings)).toBe(sprite);
  });

  test("has a drawing for every body style, and one for none", () => {
    expect(new Set(symbols)).toEqual(new Set([...BodyStyle.options, "covered"]));
    expect(symbols).toHaveLength(BodyStyle.options.length + 1);
  });

  test("travels in at most 25 KB", () => {
    expect(gzipSync(sprite, { level: 9 }).length).toBeLessThanOrEqual(25 * 1024);
  });

  test("refers to nothing that it does not hold", () => {
    const ids = new Set([...sprite.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id));
    const referred = [...sprite.matchAll(/(?:url\(#|href="#)([\w-]+)/g)].map(([, id]) => id ?? "");
    expect(referred.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("gives every gradient a plain colour for a browser that cannot find it", () => {
    const alone = [...sprite.matchAll(/"url\(#[\w-]+\)"/g)].map(([text]) => text);
    expect(alone).toEqual([]);
  });

  test("needs no inline style and no style sheet, which the security policy would refuse", () => {
    expect(sprite).not.toMatch(/<style|\sstyle=/);
  });
});

describe("a drawing", () => {
  test.each(Object.entries(drawings))("stands within the paper and on the floor: %s", (_, car) => {
    const { length, front, rear, arch, sill, tyre } = car.stance;
    expect(front - arch).toBeGreaterThan(0);
    expect(rear + arch).toBeLessThan(length);
    expect(rear - front).toBeGreaterThan(2 * arch);
    expect(sill).toBeLessThan(tyre + arch);
    expect(car.light.belt).toBeLessThan(car.light.roof);
  });
});

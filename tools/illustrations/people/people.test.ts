import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { looks } from "./people.ts";
import { portrait } from "./portrait.ts";

const dealers = path.join(import.meta.dirname, "../../../dealers");
const cases = Object.entries(looks).flatMap(([dealer, people]) =>
  Object.entries(people).map(([slug, look]) => ({ dealer, slug, look })),
);

describe("the portraits of the demo dealers' staff", () => {
  test.each(Object.keys(looks))("are one for each person of %s", (dealer) => {
    const file = path.join(dealers, dealer, "content/company/team.json");
    const { members } = JSON.parse(readFileSync(file, "utf8"));
    const photos = members.map(({ photo }: { photo?: string }) => photo);
    expect(photos).toEqual(members.map(({ slug }: { slug: string }) => `${slug}.svg`));
    expect(Object.keys(looks[dealer] ?? {}).map((slug) => `${slug}.svg`)).toEqual(photos);
  });

  test.each(cases)(
    "equal what the drawing produces (run main.ts after changing one): $dealer/$slug",
    ({ dealer, slug, look }) => {
      const file = path.join(dealers, dealer, "assets", `${slug}.svg`);
      expect(readFileSync(file, "utf8")).toBe(portrait(look));
    },
  );

  test("differ from each other within a dealer", () => {
    for (const people of Object.values(looks)) {
      const drawn = Object.values(people).map(portrait);
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });
});

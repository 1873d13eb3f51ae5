import { WorkingDay } from "@forecourt/contracts/dealer-config/departments";
import { Phone, Slug } from "@forecourt/contracts/dealer-config/values";
import { expect, test } from "@jest/globals";
import { z } from "zod";
import type { Json } from "../json/json.ts";
import { checkAgainst } from "./schema-problems.ts";

const Person = z.object({
  slug: Slug,
  phone: Phone,
  since: z.int("a year"),
  title: z.string(),
  bio: z.array(z.string()),
});
const person = { slug: "ada-moss", phone: "+15735550199", since: 2020, title: "Clerk", bio: ["A"] };

test.each<[string, Json, RegExp]>([
  ["since", "2020", /^expected a year, found "2020": a number has no quotes$/],
  [
    "since",
    "$20",
    /^expected a year, found "\$20": type the number without quotes and without the dollar sign$/,
  ],
  ["since", "long", /^expected a year, found "long"$/],
  ["title", 250, /^expected a text, found 250: a text stands in quotes$/],
  ["bio", "Ada knows", /^expected a list, found "Ada knows": a list stands in \[ and \]$/],
  ["slug", "ada\u2014moss", /found "ada\u2014moss": \u2014 is a dash, type a hyphen, -$/],
  ["phone", "573\u2013555", /found "573\u2013555": \u2013 is a dash, type a hyphen, -$/],
  ["phone", "573-555", /found "573-555"$/],
])("%s %j says what is likely to be wrong", (key, value, message) => {
  const { findings } = checkAgainst(Person, { ...person, [key]: value });
  expect(findings).toEqual([{ path: [key], message: expect.stringMatching(message) }]);
});

test.each<[Json, string]>([
  [8, "8: 8 p.m. is 20"],
  [8.5, "8.5: 8:30 p.m. is 20.5"],
  [0, "0"],
])("a closing hour of %j before the opening hour says the one after noon", (close, found) => {
  const { findings } = checkAgainst(WorkingDay, { closed: false, open: 14, close });
  expect(findings).toEqual([
    { path: ["close"], message: `expected an hour after the opening hour, found ${found}` },
  ]);
});

test("an hour with a colon says how it is written", () => {
  const { findings } = checkAgainst(WorkingDay, { closed: false, open: 9, close: "20:30" });
  expect(findings?.[0]?.message).toMatch(
    /, found "20:30": an hour has no colon: 8:30 p\.m\. is 20\.5$/,
  );
});

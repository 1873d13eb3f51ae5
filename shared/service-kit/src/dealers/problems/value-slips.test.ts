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

import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";

afterAll(removeCopies);

const file = "heartland/content/company/team.json";
const ada = {
  slug: "ada-moss",
  department: "parts",
  firstName: "Ada",
  lastName: "Moss",
  title: "Parts specialist",
  phone: "+15735550199",
  languages: ["English"],
  since: 2020,
  bio: ["Ada knows every part."],
};

async function problemsWith(members: readonly object[]): Promise<readonly string[]> {
  const copy = await copyDealers();
  const shipped = JSON.parse(await readFile(path.join(shippedDealers, file), "utf8"));
  // The advisers of the stores are people of the team.
  await copy.write(file, JSON.stringify({ members: [...members, ...shipped.members] }));
  return loadDealers(copy.folder).then(
    () => [],
    (error: unknown) => {
      if (error instanceof DealerConfigError) return [...new Set(error.problems)];
      throw error;
    },
  );
}

test("mistakes in a person are reported with file and place, and what is right is accepted", async () => {
  const wrong = [
    ada,
    { ...ada, department: "partz", slug: "a" },
    { ...ada, photo: "ada.jpg", slug: "b" },
    { ...ada, stores: ["rola"], slug: "c" },
    { ...ada, nickname: "Addie", slug: "d" },
  ];
  expect(await problemsWith([{ ...ada, photo: "logo.svg", stores: ["rolla"] }])).toEqual([]);
  const problems = await problemsWith(wrong);
  expect(problems).toHaveLength(4);
  expect(problems[0]).toMatch(`${file}: members[1].department: expected`);
  expect(problems.join("\n")).toContain(
    `${file}: members[2].photo: expected a file of assets/, found none named "ada.jpg"`,
  );
  expect(problems.join("\n")).toContain(
    `${file}: members[3].stores[0]: expected the id of a store, found "rola"; did you mean "rolla"?`,
  );
  expect(problems.join("\n")).toContain(`${file}: members[4].nickname: unknown key`);
});

test("two people with one slug are refused, with the place of the second", async () => {
  expect((await problemsWith([ada, { ...ada, firstName: "Adam" }]))[0]).toMatch(
    `${file}: members[1].slug: expected a name of their own, because another person has this one`,
  );
});

test("a review that names nobody of the team is reported with file and place", async () => {
  const copy = await copyDealers();
  const reviews = "heartland/content/company/reviews.json";
  await copy.set(reviews, ["reviews", "0", "staff"], ["keiko-lindgrin"]);
  await expect(loadDealers(copy.folder)).rejects.toThrow(
    `${reviews}: reviews[0].staff[0]: expected the slug of a person in content/company/team.json, found "keiko-lindgrin"; did you mean "keiko-lindgren"?`,
  );
});

test("a team that cannot be read makes nobody in reviews unknown", async () => {
  const copy = await copyDealers();
  await copy.write(file, "{");
  const error = await loadDealers(copy.folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof DealerConfigError)) throw error;
  expect(error.problems.join("\n")).not.toContain("reviews.json");
});

test("a heading for a store that the dealer does not have is reported with its key", async () => {
  const copy = await copyDealers();
  const about = "heartland/content/company/about.json";
  await copy.set(about, ["byStore", "rola"], { description: "Our store in Rolla." });
  await expect(loadDealers(copy.folder)).rejects.toThrow(
    'byStore.rola: expected the id of a store, found "rola"; did you mean "rolla"?',
  );
});

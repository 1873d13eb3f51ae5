import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  copyDealers,
  removeCopies,
  shippedDealers,
} from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { afterAll, expect, test } from "@jest/globals";
import { checkContent } from "../check-content.ts";

afterAll(removeCopies);

const now = new Date("2026-11-23T18:00:00Z");
const teamFile = "ozark-mitsubishi/content/company/team.json";

/** The notes on a dealer with only the people whom `isKept` accepts. */
async function notesWith(isKept: (slug: string) => boolean): Promise<string[]> {
  const { folder, set } = await copyDealers();
  const { members } = JSON.parse(await readFile(path.join(shippedDealers, teamFile), "utf8"));
  const kept = members.filter(({ slug }: { slug: string }) => isKept(slug));
  await set(teamFile, ["members"], kept);
  const { problems, notes } = await checkContent(folder, "ozark-mitsubishi", now);
  expect(problems).toEqual([]);
  return notes.filter(isOfPeople);
}

/** The shop has an offer of a day to come. */
const isOfPeople = (note: string) => !note.includes("service/specials.json");

test("a manager and author who has left the team is named at each place, with its line", async () => {
  const left =
    /"(Marion Tolliver|marion-tolliver)" is not in content\/company\/team\.json; if this person has left/;
  const notes = await notesWith((slug) => slug !== "marion-tolliver");
  const [manager, ...authors] = notes;
  expect(manager).toMatch(/^ozark-mitsubishi\/dealer\.json:\d+: employees\.generalManager: /);
  expect(authors.length).toBeGreaterThan(0);
  for (const note of authors) expect(note).toMatch(/articles\/[a-z-]+\.md: line \d+: author: /);
  for (const note of notes) expect(note).toMatch(left);
});

test("a manager whose name, title, phone or email differs in the two files is noted, with the line", async () => {
  const { folder, set } = await copyDealers();
  const { members } = JSON.parse(await readFile(path.join(shippedDealers, teamFile), "utf8"));
  const changed = {
    firstName: "Mary",
    title: "Owner",
    phone: "+15735550999",
    email: "m@x.example",
  };
  await set(
    teamFile,
    ["members"],
    members.map((one: { slug: string }) =>
      one.slug === "marion-tolliver" ? { ...one, ...changed } : one,
    ),
  );
  const { notes } = await checkContent(folder, "ozark-mitsubishi", now);
  const found = ["", "title", "phone", "email"].map((field) => {
    const place = `employees\\.generalManager${field && `\\.${field}`}`;
    return expect.stringMatching(new RegExp(`^ozark-mitsubishi/dealer\\.json:\\d+: ${place}: "`));
  });
  expect(notes.filter(isOfPeople)).toEqual(found);
  expect(notes[0]).toContain(
    '"Marion Tolliver" is "Mary Tolliver" in content/company/team.json; visitors see both',
  );
});

test("a dealer without a team gets no note about its managers", async () => {
  const { folder, set } = await copyDealers();
  await set(teamFile, ["members"], []);
  await set("ozark-mitsubishi/dealer.json", ["scheduling", "advisers"], []);
  const { problems, notes } = await checkContent(folder, "ozark-mitsubishi", now);
  // Authors whom dealer.json does not name either.
  expect(problems).toContainEqual(expect.stringContaining('found "Curtis Weems"'));
  expect(problems.filter((problem) => !problem.includes(": author: expected"))).toEqual([]);
  expect(notes).toEqual([]);
});

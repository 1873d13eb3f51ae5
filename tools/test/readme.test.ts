import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { areaNames, areas } from "@forecourt/contracts/areas";
import type { PageDefinition } from "@forecourt/contracts/areas/define-area";
import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { steps } from "./steps.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const readmes = globSync("{*,*/*,*/*/*,docs/**/*}.md", {
  cwd: root,
  exclude: (name) => name === "node_modules",
});

/** npm's commands in a text: the script's name, and the first argument of the test command. */
function commandsIn(text: string): { script: string; step: string | undefined }[] {
  const found = text.matchAll(
    /npm (?:run (?:--[\w-]+ )*([a-z][\w:-]*)|(start|test)\b)(?: -- ([a-z][a-z0-9-]*))?/g,
  );
  return [...found].map(([, script, short = "", first]) => {
    const name = script ?? short;
    return { script: name, step: name === "test" ? first : undefined };
  });
}

test.each(readmes)("%s names only existing scripts and test steps", (file) => {
  const commands = commandsIn(read(file));
  const names = new Set(steps.map(({ name }) => name));
  expect(commands.filter(({ script }) => !(script in scripts))).toEqual([]);
  expect(
    commands.filter(({ step }) => step !== undefined && step !== "soak" && !names.has(step)),
  ).toEqual([]);
});

test.each(areaNames)(
  "the README has a row for %s, and the README of its remote every page",
  (area) => {
    const row = read("README.md")
      .split("\n")
      .find((line) => line.includes(`\`mfe-${area}\``) && line.startsWith("|"));
    expect(row).toContain(`\`services/${area}\``);
    const pages = Object.values<PageDefinition>(areas[area]);
    const table = read(`mfe-${area}/README.md`);
    for (const whole of pages.flatMap(({ paths }) => paths)) {
      const [fixed = ""] = whole.split("/:");
      const names = [fixed, fixed.replace(/^\/(?:used|new|certified)-/, "/{condition}-")];
      expect(names.filter((name) => table.includes(`\`${name}`))).not.toEqual([]);
    }
  },
);

test("CI runs the README's commands that no test runs", () => {
  expect(read(".ci/run")).toMatch(/^exec npm test\b/m);
});

test("every decision is in the index once, below a subject, with its title", () => {
  const [, ...subjects] = read("docs/decisions/README.md").split("\n## ");
  const listed = subjects.flatMap((subject) =>
    subject.split("\n").filter((line) => line.startsWith("- [")),
  );
  const decisions = globSync("docs/decisions/0*.md", { cwd: root }).map((file) => {
    const [, number, title] = /^# (\d+)\. (.*)\n/.exec(read(file)) ?? [];
    return `- [${number}. ${title}](${path.basename(file)})`;
  });
  expect(listed.toSorted()).toEqual(decisions.toSorted());
});

test("a number of a decision stands for one page: its own, or the one that it was merged into", () => {
  const numbers = globSync("docs/decisions/0*.md", { cwd: root }).flatMap((file) => {
    const [heading = "", , about = ""] = read(file).split("\n");
    const merged = /merges ([\d, ]+)/.exec(about)?.[1]?.split(", ") ?? [];
    return [/^# (\d+)\./.exec(heading)?.[1], ...merged].map(Number);
  });
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  expect(numbers.every((number) => number > 0)).toBe(true);
});

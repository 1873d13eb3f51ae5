import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { rspack } from "@rspack/core";
import { baseConfig, root } from "./base-config.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forecourt-css-"));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" stroke="#000"><path d="M0 0h9"/></svg>';
  await addFile("icons", "mark.svg", svg);
  await addFile("", "one.module.css", '.mark { mask: url("./icons/mark.svg") }');
  await addFile("", "one.ts", 'import s from "./one.module.css"; console.log(s.mark);');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function addFile(sub: string, name: string, text: string): Promise<void> {
  await mkdir(path.join(folder, sub), { recursive: true });
  await writeFile(path.join(folder, sub, name), text);
}

/** The style sheet of the same module in the build of `name`. */
async function styleSheetOf(name: string): Promise<string> {
  const output = path.join(folder, name);
  const base = baseConfig(name, "web", "production", output);
  const compiler = rspack({
    ...base,
    context: folder,
    entry: "./one.ts",
    output: { ...base.output, cssFilename: "one.css" },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure ?? stats?.hasErrors()) reject(failure ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
  return readFile(path.join(output, "one.css"), "utf8");
}

describe("baseConfig", () => {
  test("gives the same module different short class names in two areas", async () => {
    const classes = await Promise.all(
      ["shell", "mfe-inventory"].map(
        async (name) => /^\.(_[\w-]{6}-mark)\b/.exec(await styleSheetOf(name))?.[1],
      ),
    );
    expect(new Set(classes).size).toBe(2);
    expect(classes).not.toContain(undefined);
  });

  test("lets an area's rule override a shared component's in any order", async () => {
    const shared = path.join(root, "shared/ui/src/elements/phone-link.module.css");
    const imports = `import s from "./one.module.css"; import p from ${JSON.stringify(shared)};`;
    await addFile("", "one.ts", `${imports} console.log(s.mark, p.phone);`);
    const sheet = await styleSheetOf("shell");
    expect(sheet).toMatch(/^\._[\w-]+-mark/);
    expect(sheet).toMatch(/@layer ui\s*\{\._[\w-]+-\w+\{[^}]*\}\}$/);
  });

  test("puts icons into the style sheet", async () => {
    expect(await styleSheetOf("shell")).toContain(
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' stroke='%23000'%3E%3Cpath d='M0 0h9'/%3E%3C/svg%3E\")",
    );
  });
});

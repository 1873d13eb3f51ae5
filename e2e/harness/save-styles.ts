import { execFile } from "node:child_process";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A page that shows the text of each save, and its file. */
export const savedPage = "/auto-financing";
export const savedFile = "mfe-financing/src/pages/index/index-page.tsx";

/** The way in which editors and git write `savedFile`; afterwards, the page shows `text` in `#saved`. */
export const saveStyles = {
  /** The file is written anew, as by `echo`. */
  inPlace: async (folder: string, text: string) =>
    writeFile(path.join(folder, savedFile), withText(await sourceOf(folder), `"${text}"`)),
  /** Another file takes its place, as most editors do. */
  byRename: async (folder: string, text: string) => {
    const file = path.join(folder, savedFile);
    const next = withText(await sourceOf(folder), `"${text}"`);
    await writeFile(`${file}.tmp`, next);
    await rename(`${file}.tmp`, file);
  },
  /** Git removes a folder and adds another one. */
  branchSwitch: (folder: string, text: string) =>
    git(folder, "switch", "--quiet", "--force", branchOf(text)),
};

export type SaveStyle = keyof typeof saveStyles;

/** Makes the branches between which `branchSwitch` changes, without touching the files of `folder`. */
export async function makeBranches(folder: string, texts: readonly string[]): Promise<void> {
  await git(folder, "init", "--quiet", "--initial-branch", "before");
  await commit(folder, "mfe-financing");
  const side = path.join(folder, ".side");
  await git(folder, "worktree", "add", "--quiet", "--detach", side);
  const source = await readFile(path.join(side, savedFile), "utf8");
  for (const [turn, text] of texts.entries()) {
    await git(side, "switch", "--quiet", "--create", branchOf(text), "before");
    const parts = path.join(side, `mfe-financing/src/parts/saved-${turn}`);
    await mkdir(parts);
    await writeFile(path.join(parts, "text.ts"), `export const saved = "${text}";\n`);
    const imported = `import { saved } from "../../parts/saved-${turn}/text.ts";\n`;
    await writeFile(path.join(side, savedFile), imported + withText(source, "saved"));
    await commit(side, "mfe-financing");
  }
  await git(folder, "worktree", "remove", "--force", side);
  await rm(side, { recursive: true, force: true });
}

const sources = new Map<string, string>();

/** The file as it is in the branch that the copy began with; read once, because git takes as long as a build. */
async function sourceOf(folder: string): Promise<string> {
  const known = sources.get(folder);
  if (known !== undefined) return known;
  const { stdout } = await git(folder, "show", `before:${savedFile}`);
  sources.set(folder, stdout);
  return stdout;
}

function withText(source: string, expression: string): string {
  const changed = source.replace("<Hero ", `<p id="saved">{${expression}}</p>\n      <Hero `);
  if (changed === source) throw new Error(`${savedFile} has no <Hero>`);
  return changed;
}

function branchOf(text: string): string {
  return text.replaceAll(" ", "-");
}

async function commit(folder: string, below: string): Promise<void> {
  await git(folder, "add", below);
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  await git(folder, ...author, "commit", "--quiet", "--no-verify", "--message", "saved");
}

function git(folder: string, ...args: string[]) {
  return run("git", args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
}

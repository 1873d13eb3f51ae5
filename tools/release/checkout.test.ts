import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { checkoutState, refuseDirtyCheckout, timeSinceCommit } from "./checkout.ts";

const run = promisify(execFile);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checkout-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function commitFile(): Promise<void> {
  await writeFile(path.join(folder, "a file"), "1");
  const as = ["-c", "user.name=Ada", "-c", "user.email=ada@mail.example"];
  await run("git", ["init", "-q"], { cwd: folder });
  await run("git", ["add", "."], { cwd: folder });
  await run("git", [...as, "commit", "-q", "-m", "first"], { cwd: folder });
}

describe("checkoutState", () => {
  test("outside of a checkout knows neither a commit nor changes", async () => {
    expect(await checkoutState(folder)).toEqual({ commit: null, dirty: null, changed: [] });
    await expect(refuseDirtyCheckout(folder)).resolves.toBeUndefined();
  });

  test("of a commit is clean", async () => {
    await commitFile();
    const { commit, dirty } = await checkoutState(folder);
    expect([commit?.length, dirty]).toEqual([40, false]);
    await expect(refuseDirtyCheckout(folder)).resolves.toBeUndefined();
  });

  test.each([
    ["a changed file", "a file"],
    ["a new file", "b"],
  ])("with %s is dirty, and is refused with its name and what to do", async (_what, file) => {
    await commitFile();
    await writeFile(path.join(folder, file), "2");
    expect(await checkoutState(folder)).toMatchObject({ dirty: true, changed: [file] });
    await expect(refuseDirtyCheckout(folder)).rejects.toThrow(`  ${file}\nNothing was published.`);
    await expect(refuseDirtyCheckout(folder)).rejects.toThrow("--allow-dirty");
  });

  test("names five files and counts the rest", async () => {
    await commitFile();
    for (const file of ["1", "2", "3", "4", "5", "6", "7"])
      await writeFile(path.join(folder, file), "");
    await expect(refuseDirtyCheckout(folder)).rejects.toThrow("  5\n  and 2 more\n");
  });
});

describe("timeSinceCommit", () => {
  test("is null outside of a checkout", async () => {
    expect(await timeSinceCommit(folder)).toBeNull();
  });

  test.each([
    [0, "0 min 0 s"],
    [101, "1 min 41 s"],
    [2 * 3600 + 5 * 60, "2 h 5 min"],
  ])("after %d s names the time and the commit", async (seconds, time) => {
    await commitFile();
    const { commit } = await checkoutState(folder);
    const { stdout } = await run("git", ["show", "-s", "--format=%ct"], { cwd: folder });
    const now = (Number(stdout) + seconds) * 1000;
    const text = `${time} after commit ${commit?.slice(0, 12)}`;
    expect(await timeSinceCommit(folder, now)).toBe(text);
  });
});

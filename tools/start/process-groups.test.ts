import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { shellGroup } from "./process-groups.ts";

test.each(["grouped", "single"] as const)(
  "a shell server of a %s site keeps nothing of releases that it drops",
  async (mode) => {
    const store = await mkdtemp(path.join(tmpdir(), "dropped-builds-"));
    const fixture = path.join(import.meta.dirname, "fixtures/dropped-builds.ts");
    const options = [...(shellGroup(mode).nodeOptions ?? []), "--expose-gc"];
    const { stdout } = await promisify(execFile)(process.execPath, [...options, fixture, store]);
    await rm(store, { recursive: true });
    expect(Number(stdout)).toBeLessThan(5);
  },
  60_000,
);

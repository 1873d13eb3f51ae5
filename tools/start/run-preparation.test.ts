import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { runPreparation } from "./run-preparation.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("a preparation that fails says so, and leaves the rest undone", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-prepare-"));
  try {
    const env = { ...process.env, DATA_DIR: folder, DEALERS_DIR: folder, RELEASES_DIR: folder };
    await expect(runPreparation(["--single"], { root, env })).resolves.toBeNull();
    await expect(runPreparation(["--singel"], { root, env })).resolves.toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

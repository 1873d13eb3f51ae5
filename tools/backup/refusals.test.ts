import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeEach, expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { writeRunFile } from "../start/run-file.ts";
import type { BackupPaths } from "./backup-paths.ts";
import { createBackup } from "./create-backup.ts";
import { type Manifest, readManifest, writeManifest } from "./manifest.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import {
  createTables,
  emptyPlaces,
  fill,
  newFolder,
  removeFolders,
  withArea,
  write,
} from "./testing/test-site.ts";

afterAll(removeFolders);

const photos = "databases/trade/trade_photos.jsonl.gz";
const options = { dataOnly: false, replace: false };
const empty = () => emptyPlaces(() => Promise.reject(new Error("unused")), "sqlite");

let places: BackupPaths;
let from: string;
let target: BackupPaths;
beforeEach(async () => {
  places = await empty();
  target = await empty();
  from = await newFolder();
  await createTables(places);
  await fill(places);
  await createBackup(from, places, { keys: false, releases: false });
});

async function changeManifest(change: (manifest: Manifest) => void): Promise<void> {
  const manifest = await readManifest(from);
  change(manifest);
  await writeManifest(from, manifest);
}

/** Names of the tables that the restore has left in the database of trade. */
async function tablesOfTarget(): Promise<string[]> {
  const rows = await withArea(target, "trade", (query) =>
    query.selectFrom("sqlite_master").select("name").execute(),
  );
  return rows.map(({ name }) => String(name));
}

test("a whole backup passes the check", async () => {
  await expect(checkBackup(from)).resolves.toMatchObject({ engine: "sqlite" });
});

test("a backup needs a folder of its own, and a site", async () => {
  await expect(createBackup(from, places, { keys: false, releases: false })).rejects.toThrow(
    "is not empty",
  );
  await expect(
    createBackup(await newFolder(), target, { keys: false, releases: false }),
  ).rejects.toThrow(/^no database in .*: check DATA_DIR/);
});

test("a file with one changed byte is refused", async () => {
  const file = path.join(from, photos);
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    `${photos} is damaged: its sha256 is not that of the manifest`,
  );
  expect(existsSync(target.dataDir)).toBe(false);
});

test("a file that was cut is refused", async () => {
  const { length } = await readFile(path.join(from, photos));
  await truncate(path.join(from, photos), length - 1);
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    `${photos} has ${length - 1} bytes instead of ${length}`,
  );
});

test("a missing file is refused, and a table that the manifest does not list", async () => {
  await rm(path.join(from, photos));
  await expect(checkBackup(from)).rejects.toThrow(`${photos} is missing from the backup`);
  await changeManifest((manifest) => {
    manifest.files = manifest.files.filter((file) => file.path !== photos);
  });
  await expect(checkBackup(from)).rejects.toThrow(`the manifest does not list ${photos}`);
});

test("a backup that was not finished has no manifest and is refused", async () => {
  await rm(path.join(from, "manifest.json"));
  await expect(checkBackup(from)).rejects.toThrow(
    "this is no backup, or one that was not finished",
  );
});

test("a changed manifest is refused", async () => {
  const file = path.join(from, "manifest.json");
  const text = await readFile(file, "utf8");
  for (const other of [text.replace('"rows": 1', '"rows": 2'), text.slice(0, -20)]) {
    await writeFile(file, other);
    await expect(checkBackup(from)).rejects.toThrow("manifest.json of the backup is damaged");
  }
});

test("a backup of a newer version is refused", async () => {
  await changeManifest((manifest) => manifest.areas["leads"]?.migrations.push("9000-later"));
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    "the backup is of a newer version of the site: leads has the migration 9000-later",
  );
});

test("a backup that lacks a migration between others is refused", async () => {
  await changeManifest((manifest) => manifest.areas["leads"]?.migrations.splice(2, 1));
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    "leads lacks the migration 0003-test-drives-by-lead",
  );
});

test("a table that comes back differently undoes the whole restore", async () => {
  await changeManifest((manifest) => {
    const table = manifest.areas["visitor"]?.tables["visitor_events"];
    if (table) table.rows = 2;
  });
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    /^visitor_events came back with 1 rows .* instead of 2 rows/,
  );
  expect(await tablesOfTarget()).toEqual([]);
});

test("other dealers, messages and keys are not overwritten", async () => {
  await write(path.join(target.dealersDir, "other"), "dealer.json", "{}");
  await expect(restoreBackup(from, target, options)).rejects.toThrow(
    /^DEALERS_DIR \(.*\) has other files: name an empty folder, or use --data-only/,
  );
  await write(path.join(target.dataDir, "mail"), "two.eml", "");
  await expect(restoreBackup(from, target, { ...options, dataOnly: true })).rejects.toThrow(
    /mail has other files: use --replace to add to them/,
  );
  await restoreBackup(from, target, { dataOnly: true, replace: true });
  expect(await readFile(path.join(target.dataDir, "mail/one.eml"), "utf8")).toContain("hello");
  const withKeys = await newFolder();
  await expect(createBackup(withKeys, places, { keys: true, releases: false })).rejects.toThrow(
    /^--keys: expected vault-keys or signing-secret in .*, found neither/,
  );
  await write(places.dataDir, "vault-keys", "1:old");
  await createBackup(withKeys, places, { keys: true, releases: false });
  await write(target.dataDir, "vault-keys", "1:new");
  await expect(restoreBackup(withKeys, target, { dataOnly: true, replace: true })).rejects.toThrow(
    /vault-keys has another key than the backup: move it away first/,
  );
});

const run = promisify(execFile);
const command = (name: string, args: readonly string[], { dataDir, dealersDir }: BackupPaths) =>
  run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", `tools/${name}/main.ts`, ...args],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, DEALERS_DIR: dealersDir },
    },
  );

test("the commands say what was stored, what came back, and what to keep elsewhere", async () => {
  await write(places.dataDir, "vault-keys", "1:abc");
  const to = path.join(await newFolder(), "new");
  const stored = await command("backup", [to], places);
  expect(stored.stdout).toMatch(/^trade: \d+ rows in \d+ tables, \d{4}-/m);
  expect(stored.stdout).toContain(`in ${to}`);
  expect(stored.stderr).toContain("are not in the backup");
  const checked = await command("restore", [to, "--check"], target);
  expect(checked.stdout).toContain("the backup is whole");
  const restored = await command("restore", [to], target);
  expect(restored.stdout).toContain("every table is as it was");
  expect(restored.stderr).toContain("There are no keys of the vault");
  await expect(command("restore", [to], target)).rejects.toMatchObject({ code: 1 });
  await expect(command("restore", [], target)).rejects.toMatchObject({ code: 2 });
});

test("nothing is restored below a site that runs", async () => {
  const startedAt = new Date(0).toISOString();
  const supervisor = execFile(process.execPath, ["tools/start/fixtures/silent.ts"], { cwd: root });
  writeRunFile(target.dataDir, {
    pid: supervisor.pid ?? 0,
    mode: "grouped",
    port: 8080,
    startedAt,
    processes: [],
  });
  try {
    await expect(command("restore", [from], target)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The site already runs on"),
    });
  } finally {
    supervisor.kill();
  }
});

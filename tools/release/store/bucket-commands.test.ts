import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { processEnv } from "@forecourt/service-kit/config";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type BucketHosts, startBucketHosts } from "./testing/bucket-hosts.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const name = "mfe-trade";
let hosts: BucketHosts;
let folder: string;

beforeAll(async () => {
  hosts = await startBucketHosts();
  folder = await mkdtemp(path.join(tmpdir(), "bucket-commands-"));
  await writeFile(path.join(folder, "secret"), "S3RVER\n");
  const publisher = await hosts.host();
  for (const release of [a, b]) await hosts.publish(publisher, name, release);
});
afterAll(async () => {
  await hosts.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command on a machine with a folder of its own; resolves to its output. */
async function runRelease(machine: string, ...args: string[]): Promise<string> {
  const { AWS_SECRET_ACCESS_KEY: _inFile, ...bucket } = hosts.server.env();
  const env = {
    ...processEnv(),
    ...bucket,
    AWS_SECRET_ACCESS_KEY_FILE: path.join(folder, "secret"),
    RELEASES_DIR: path.join(folder, machine),
    DATA_DIR: path.join(folder, "data"),
    DEALERS_DIR: path.join(folder, "dealers"),
  };
  const program = path.join(import.meta.dirname, "../main.ts");
  const options = ["--disable-warning=ExperimentalWarning", program, ...args];
  const end = await promisify(execFile)(process.execPath, options, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return end.stdout + end.stderr;
}

const idIn = (text: string) => /record ([0-9a-f]{16})/.exec(text)?.[1] ?? "";

describe("commands with a bucket, each on a machine with an empty folder", () => {
  let first = "";

  test("activate, status and show", async () => {
    const text = await runRelease("one", "activate", name, a, "--by", "Ada");
    expect(text).toContain(`${name} ${a} is live, record `);
    first = idIn(text);
    await runRelease("one", "activate", name, b, "--by", "Ada");
    expect(await runRelease("two", "status")).toContain(`${name}      ${b}`);
    const shown = await runRelease("three", "show", first);
    expect(shown).toContain(`record ${first}`);
    expect(shown).toContain("made by Ada");
    expect(shown).toContain(`${name}      ${a}  no commit`);
  });

  test("rollback, and sweep", async () => {
    expect(await runRelease("four", "rollback", name)).toContain(`${name} ${a} is live again`);
    expect(await runRelease("one", "status")).toContain(`${name}      ${a}`);
    expect(await runRelease("five", "sweep", "--days", "0", "--records", "1")).toContain(
      "removed 1 releases and 2 records",
    );
    expect(await runRelease("five", "show", first)).toContain(`the store has no record ${first}`);
  });

  test("say which release or bucket is missing", async () => {
    expect(await runRelease("one", "activate", name, "cccccccccccccccc")).toContain(
      `${name}/cccccccccccccccc is not in the store s3://releases/site`,
    );
    hosts.server.isDown = true;
    expect(await runRelease("one", "status")).toContain(
      "s3://releases/site: reading record.json failed: ",
    );
    hosts.server.isDown = false;
  });
});

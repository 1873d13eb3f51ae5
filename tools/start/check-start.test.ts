import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { freePorts } from "./free-ports.ts";
import type { Site } from "./plan.ts";
import { readRunFile, writeRunFile } from "./run-file.ts";
import { checkStart } from "./site.ts";

let site: Site;
beforeEach(async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "check-start-"));
  const [port = 0] = await freePorts(1);
  const host = "127.0.0.1";
  site = { mode: "embedded", host, port, dataDir, dealersDir: dataDir, releasesDir: dataDir };
});
afterEach(() => rmSync(site.dataDir, { recursive: true }));

async function silentProcess(): Promise<{ pid: number; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, ["tools/start/fixtures/silent.ts"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
  });
  await once(child, "spawn");
  return { pid: child.pid ?? 0, ended: once(child, "exit") };
}

function leaveBehind(pid: number, child: number) {
  const startedAt = new Date(0).toISOString();
  const processes = [{ name: "shell", pid: child, port: 1, restarts: 0 }];
  writeRunFile(site.dataDir, { pid, mode: "embedded", port: 8080, startedAt, processes });
}

test("accepts a free port and an unused data folder", async () => {
  await expect(checkStart(site)).resolves.toBeUndefined();
});

test("reports a port in use, with what to do", async () => {
  const other = createServer().listen(site.port, site.host);
  await once(other, "listening");
  const check = checkStart(site).finally(() => other.close());
  await expect(check).rejects.toThrow(
    `Port ${site.port} is already in use by another program. Stop it, or set PORT to another port.`,
  );
});

test("reports an address that this machine does not have", async () => {
  // An address of the block that is reserved for documentation (RFC 5737): no machine has it.
  await expect(checkStart({ ...site, host: "192.0.2.1" })).rejects.toThrow(
    'HOST: expected an address of this machine such as 127.0.0.1 or 0.0.0.0, found "192.0.2.1"',
  );
});

test("refuses a data folder that another supervisor uses", async () => {
  const other = await silentProcess();
  leaveBehind(other.pid, 0);
  await expect(checkStart(site)).rejects.toThrow("already runs on");
  process.kill(other.pid);
  await other.ended;
});

test("kills a process that outlived its supervisor", async () => {
  const gone = await silentProcess();
  process.kill(gone.pid);
  await gone.ended;
  const straggler = await silentProcess();
  leaveBehind(gone.pid, straggler.pid);
  await checkStart(site);
  expect(await straggler.ended).toEqual([null, "SIGKILL"]);
  expect(readRunFile(site.dataDir)).toBeNull();
});

test("does not kill a process that reuses the id of an earlier one", async () => {
  leaveBehind(1, process.pid);
  await expect(checkStart(site)).resolves.toBeUndefined();
});

/** Output and exit code of the program. */
async function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["tools/start/main.ts"], {
    cwd: path.resolve(import.meta.dirname, "../.."),
    env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir, ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { stderr: said.trim(), code };
}

test("the program prints one line and exits with 1", async () => {
  const other = createServer().listen(site.port, site.host);
  await once(other, "listening");
  const { stderr, code } = await start({}).finally(() => other.close());
  expect([stderr, code]).toEqual([
    `Port ${site.port} is already in use by another program. Stop it, or set PORT to another port.`,
    1,
  ]);
});

test("an invalid variable is reported in one line, without a stack trace", async () => {
  const nowhere = path.join(site.dataDir, "nowhere");
  const { stderr, code } = await start({ DEALERS_DIR: nowhere });
  expect([stderr, code]).toEqual([
    `DEALERS_DIR: expected the folder of the dealers' configuration, found ${nowhere}, which does not exist`,
    1,
  ]);
});

test("an invalid configuration is reported once, before anything starts", async () => {
  const { stderr, code } = await start({ DEALERS_DIR: site.dealersDir });
  expect([stderr, code]).toEqual([
    [
      "The dealers' configuration cannot be used:",
      "  .: expected the folder of a dealer, found none",
      `The files are in ${site.dealersDir}.`,
    ].join("\n"),
    1,
  ]);
});

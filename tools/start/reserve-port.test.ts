import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { reservePort } from "./reserve-port.ts";

const folder = path.join(tmpdir(), `forecourt-ports-${process.getuid?.() ?? 0}`);
/** Outside the range that `freePorts` picks from, and different in every worker. */
const port = 40_000 + (process.pid % 10_000);

test("a port is reserved once while the process that reserved it runs", async () => {
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  await once(other, "spawn");
  expect(reservePort(port, other.pid)).toBe(true);
  expect(reservePort(port)).toBe(false);
  const ended = once(other, "exit");
  other.kill("SIGKILL");
  await ended;
  // The first attempt removes the file that the ended process left.
  expect([reservePort(port), reservePort(port)]).toEqual([false, true]);
  rmSync(path.join(folder, String(port)));
});

test("reservations end with their process", () => {
  const module = JSON.stringify(path.join(import.meta.dirname, "reserve-port.ts"));
  const code = `const { reservePort } = await import(${module}); console.log(reservePort(${port + 1}));`;
  const run = () =>
    spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }).stdout;
  expect([run(), run()]).toEqual(["true\n", "true\n"]);
});

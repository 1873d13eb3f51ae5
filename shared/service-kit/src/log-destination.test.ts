import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";

test("a process whose log cannot be written goes on", async () => {
  // A descriptor that is open for reading only: every write to it fails.
  const readOnly = openSync(import.meta.filename, "r");
  const file = path.join(import.meta.dirname, "fixtures/log-to-read-only.ts");
  const child = spawn(process.execPath, [file], { stdio: ["ignore", readOnly, "pipe"] });
  closeSync(readOnly);
  const [printed, [code]] = await Promise.all([text(child.stderr!), once(child, "exit")]);
  expect([code, printed]).toEqual([0, "still running\n"]);
});

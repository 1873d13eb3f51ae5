import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fileSender } from "./file-sender.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-sms-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("writes each message to a file sorted by time and readable by its owner only", async () => {
  const box = path.join(folder, "sms");
  const times = ["2026-11-20T15:00:01.000Z", "2026-11-20T15:00:00.000Z"];
  for (const time of times) {
    const sender = fileSender(box, () => new Date(time));
    await sender.send({ to: "+15735550142", body: `written at ${time}` });
  }
  const [first = "", second = "", ...others] = (await readdir(box)).sort();
  expect(others).toEqual([]);
  expect(first).toMatch(/^2026-11-20T150000\.000Z-[0-9a-f]{8}\.txt$/);
  expect(await readFile(path.join(box, second), "utf8")).toBe(
    "To: +15735550142\nDate: 2026-11-20T15:00:01.000Z\n\nwritten at 2026-11-20T15:00:01.000Z\n",
  );
  expect((await stat(path.join(box, first))).mode & 0o777).toBe(0o600);
});

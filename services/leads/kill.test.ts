import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describeOnSqlite } from "@forecourt/testing/databases";
import { expect, jest, test } from "@jest/globals";
import { killRun } from "./testing/kill/kill-run.ts";

jest.setTimeout(600_000);

const leads = 200;
const kills = 6;

/** `npm run bench -- leads` does the same with 10,000 leads and 20 kills. */
describeOnSqlite("leads while processes are killed", (open, engine) => {
  test("every acknowledged lead arrives, and duplicates have the same Message-ID", async () => {
    const { location } = await open();
    const folder = mkdtempSync(path.join(os.tmpdir(), "forecourt-kill-"));
    const figures = await killRun({
      leads,
      kills,
      clients: 4,
      seed: engine === "sqlite" ? 1 : 2,
      folder,
      databaseUrl: "url" in location ? location.url : null,
    });
    expect(figures).toMatchObject({
      acknowledged: leads,
      lost: 0,
      unexpected: 0,
      sentTwice: 0,
      sharedReceipts: 0,
      kills: { leads: 2, sink: 2, gateway: 2 },
    });
    expect(figures.arrived).toBe(leads + figures.duplicates);
    expect(figures.duplicates).toBeLessThanOrEqual(kills);
    rmSync(folder, { recursive: true });
  });
});

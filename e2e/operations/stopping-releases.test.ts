import { readRecord } from "@forecourt/service-kit/releases/record";
import { activate } from "../../tools/release/activate.ts";
import { isSoak } from "../harness/config.ts";
import { processesOf } from "../harness/processes-of.ts";
import {
  inventoryRemote,
  stoppingRelease,
  unstoredSearch,
  waysToStop,
} from "../harness/stopping-release.ts";
import { expect, test } from "../harness/test.ts";

// A release comes back from its quarantine at once, and a loop is noticed sooner than the harness waits for slow machines.
test.use({
  siteOptions: { deadlines: "short", env: { QUARANTINE_MS: "1", HANG_MS: "2000" } },
});

/** `canary-server.test.ts` tries a loop in every run, as a canary. */
const tried = waysToStop.filter((how) => isSoak() || how !== "loops after an await in a loader");

for (const how of tried) {
  test(`a release that ${how} stops shell servers three times, and then goes out of the record`, async ({
    fileSite,
  }) => {
    // A shell takes a minute or more to start on a machine with other work, and it starts four times.
    test.setTimeout(900_000);
    const { origin, releasesDir } = fileSite;
    const visit = () =>
      fetch(origin + unstoredSearch, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(visit).toBe(200);
    const before = await readRecord(releasesDir);
    const release = await stoppingRelease(releasesDir, how);
    await activate(releasesDir, { [inventoryRemote]: release });
    const restarts = restartsOfShell();
    await expect
      .poll(
        async () => {
          await visit();
          return (await readRecord(releasesDir))?.because;
        },
        { timeout: 480_000, intervals: [100] },
      )
      .toBe(`${inventoryRemote} ${release} stopped 3 shell servers within 15 minutes`);
    expect(await readRecord(releasesDir)).toMatchObject({
      live: before?.live,
      made: { by: "automatic rollback" },
    });
    await expect.poll(visit, { timeout: 180_000 }).toBe(200);
    await expect.poll(() => restartsOfShell() - restarts).toBeGreaterThanOrEqual(3);

    function restartsOfShell(): number {
      return processesOf(fileSite).find((one) => one.name === "shell")?.restarts ?? 0;
    }
  });
}

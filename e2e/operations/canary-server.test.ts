import { readRecord } from "@forecourt/service-kit/releases/record";
import { requestPages, startCanary, visitUntilEnd } from "../harness/canary-visits.ts";
import { isSoak } from "../harness/config.ts";
import { publicPages } from "../harness/public-pages.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import {
  inventoryRemote,
  type Stopping,
  stoppingRelease,
  unstoredSearch,
} from "../harness/stopping-release.ts";
import { expect, test } from "../harness/test.ts";

// A release comes back from its quarantine at once, and a loop is noticed sooner than the harness waits for slow machines. A page
// waits for the canary's server and then for the other one, in less than the 30 s after which a silent connection is closed.
test.use({
  siteOptions: {
    shellServers: 2,
    env: { QUARANTINE_MS: "1", HANG_MS: "2000", PAGE_FIRST_BYTE_MS: "14000" },
  },
});

/** `stopping-releases.test.ts` tries releases that throw in every run, with one shell server. */
const tried: readonly Stopping[] = isSoak()
  ? ["loops after an await in a loader", "throws where nothing catches it"]
  : ["loops after an await in a loader"];

test("where two shell servers run, a canary that stops one of them is rolled back, and no visitor notices", async ({
  fileSite,
}) => {
  // A shell takes a minute or more to start on a machine with other work, and it starts six times.
  test.setTimeout(900_000);
  const { origin, releasesDir } = fileSite;
  const before = await readRecord(releasesDir);
  const pages = [unstoredSearch, ...publicPages()];
  const stop = startLoad(
    pages.map((page) => origin + page),
    changeLoad,
  );
  for (const how of tried) {
    await test.step(how, async () => {
      const release = await stoppingRelease(releasesDir, how);
      const canary = await startCanary(fileSite, { releases: { [inventoryRemote]: release } });
      const visit = requestPages([unstoredSearch], "Our inventory is unavailable right now</h1>");
      const { pages: seen, failed } = await visitUntilEnd(fileSite, canary, visit);
      expect(await readRecord(releasesDir)).toMatchObject({
        live: before?.live,
        made: { by: "automatic rollback" },
        because: `${inventoryRemote} ${release} stopped 3 shell servers within 15 minutes`,
      });
      test.info().annotations.push({ type: how, description: `${seen} pages, ${failed} failed` });
    });
  }
  const { requests, perSecond: reached, failures } = await stop();
  test.info().annotations.push({ type: "others", description: `${requests}, ${reached}/s` });
  expect(failures).toEqual([]);
});

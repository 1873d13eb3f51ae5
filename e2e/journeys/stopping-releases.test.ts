import { readRecord } from "@forecourt/service-kit/releases/record";
import { activate } from "../../tools/release/activate.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { processesOf } from "../harness/processes-of.ts";
import { expect, test } from "../harness/test.ts";

// A release comes back from its quarantine at once, and a loop is noticed sooner than the harness waits for slow machines.
test.use({
  siteOptions: { deadlines: "short", env: { QUARANTINE_MS: "1", HANG_MS: "2000" } },
});

const name = "mfe-inventory";
/** No copy of it is stored, to be sent in its place. */
const search = "/used-cars-for-sale?unstored=1";

const ways: [how: string, code: string][] = [
  ["loops after an await in a loader", "await new Promise(setImmediate); for (;;);"],
  ["throws where nothing catches it", 'setTimeout(() => { throw new Error("planted"); });'],
  [
    "keeps memory of every request",
    "(globalThis.kept ??= []).push(Array.from({ length: 5e5 }, (_, id) => ({ id })));",
  ],
];

for (const [how, code] of ways) {
  test(`a release that ${how} stops shell servers three times, and then goes out of the record`, async ({
    fileSite,
  }) => {
    // A shell takes a minute or more to start on a machine with other work, and it starts four times.
    test.setTimeout(900_000);
    const { origin, releasesDir } = fileSite;
    const visit = () =>
      fetch(origin + search, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(visit).toBe(200);
    const before = await readRecord(releasesDir);
    const release = await changedRelease(releasesDir, name, (script, target) =>
      target === "web"
        ? script
        : script.replace(/loadSearch = async \(request\) ?=> ?\{/, `$& ${code}`),
    );
    await activate(releasesDir, { [name]: release });
    const restarts = restartsOfShell();
    await expect
      .poll(
        async () => {
          await visit();
          return (await readRecord(releasesDir))?.because;
        },
        { timeout: 480_000, intervals: [100] },
      )
      .toBe(`${name} ${release} stopped 3 shell servers within 15 minutes`);
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

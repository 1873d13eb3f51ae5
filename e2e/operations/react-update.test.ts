import path from "node:path";
import { areaNames } from "@forecourt/contracts/areas";
import type { ReleasableName } from "@forecourt/contracts/release";
import { readRecord } from "@forecourt/service-kit/releases/record";
import type { Page } from "@playwright/test";
import { activate, type Releases, rollback } from "../../tools/release/activate.ts";
import { publish } from "../../tools/release/publish.ts";
import { writeNextReact } from "../../tools/release/testing/changed-packages.ts";
import { publicPages } from "../harness/public-pages.ts";
import type { Site } from "../harness/site.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import { expect, open, test } from "../harness/test.ts";

const remotes = areaNames.map((area): ReleasableName => `mfe-${area}`);
const pages = ["/used-cars-for-sale", ...publicPages({ without: ["inventory"] })];

/** Publishes `names`, built against the next React, into the site's release store. */
async function publishWithNextReact(
  site: Site,
  kind: "patch" | "minor",
  names: readonly ReleasableName[],
) {
  const packagesDir = path.join(site.releasesDir, "..", `react-${kind}`, "node_modules");
  const version = await writeNextReact(packagesDir, kind);
  const releases: Releases = {};
  for (const name of names) {
    releases[name] = (await publish(site.releasesDir, name, { packagesDir })).release;
  }
  return { version, releases };
}

/** Waits until pages are rendered under the record that is in force. */
async function untilServed(site: Site): Promise<void> {
  const record = await readRecord(site.releasesDir);
  await expect
    .poll(async () => (await fetch(site.origin)).headers.get("x-record"), { timeout: 60_000 })
    .toBe(record?.id);
}

/** Version of the React that hydrated the page, as React states it to developer tools. */
async function reportReactVersion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hook = {
      supportsFiber: true,
      inject: ({ version }: { version: string }) => Object.assign(globalThis, { version }),
      onCommitFiberRoot: () => {},
      onCommitFiberUnmount: () => {},
    };
    Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

test("a React patch goes live with the shell alone, and with all remotes, under load", async ({
  page,
  fileSite,
}) => {
  test.slow();
  const before = (await readRecord(fileSite.releasesDir))?.live;
  const names = ["shell", ...remotes] as const;
  const { version, releases: patched } = await publishWithNextReact(fileSite, "patch", names);
  await reportReactVersion(page);
  const stop = startLoad(
    pages.map((one) => fileSite.origin + one),
    changeLoad,
  );
  await activate(fileSite.releasesDir, { shell: patched.shell ?? "" });
  await untilServed(fileSite);
  await rollback(fileSite.releasesDir, "shell");
  await untilServed(fileSite);
  await activate(fileSite.releasesDir, patched);
  await untilServed(fileSite);
  const report = await stop();
  expect(report.failures).toEqual([]);
  expect(report.requests).toBeGreaterThan(pages.length);
  expect(patched).toEqual({ ...before, shell: patched.shell });
  for (const address of pages) {
    await open(page, fileSite.origin + address);
    expect(await page.evaluate(() => Reflect.get(globalThis, "version"))).toBe(version);
  }
  await activate(fileSite.releasesDir, before ?? {});
  await untilServed(fileSite);
});

test("a React minor version goes live together with a remote built for it, and comes back, under load", async ({
  fileSite,
}) => {
  test.slow();
  const before = (await readRecord(fileSite.releasesDir))?.live;
  const names = ["shell", "mfe-service"] as const;
  const { releases: upgraded } = await publishWithNextReact(fileSite, "minor", names);
  const stop = startLoad(
    pages.map((one) => fileSite.origin + one),
    changeLoad,
  );
  const remote = { "mfe-service": upgraded["mfe-service"] ?? "" };
  await expect(activate(fileSite.releasesDir, remote)).rejects.toThrow(
    "npm run release -- activate shell mfe-service",
  );
  await activate(fileSite.releasesDir, upgraded);
  await untilServed(fileSite);
  const back = await rollback(fileSite.releasesDir, "mfe-service");
  expect(back.live).toEqual(before);
  await untilServed(fileSite);
  expect((await stop()).failures).toEqual([]);
});

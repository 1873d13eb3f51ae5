import path from "node:path";
import { activate, rollback } from "../../tools/release/activate.ts";
import { openBucket } from "../../tools/release/store/bucket.ts";
import { type BucketStore, bucketStore } from "../../tools/release/store/bucket-store.ts";
import { type S3Server, startS3Server } from "../../tools/release/store/testing/s3-server.ts";
import { freePorts } from "../../tools/start/free-ports.ts";
import { changedRelease } from "../harness/changed-release.ts";
import { deadlineVariables } from "../harness/deadlines.ts";
import { type RunningCommand, startCommand } from "../harness/run-command.ts";
import { copyPreparedData, makeSiteFolder, type SiteFolder } from "../harness/site-folder.ts";
import { expect, test } from "../harness/test.ts";

// Playwright would start the shared site for it.
test.use({ baseURL: "" });
test.describe.configure({ timeout: 600_000 });

const made = { by: "Ada", commit: null, dirty: null };
const search = "/used-cars-for-sale";
const renamed = (script: string) => script.replaceAll('"search.sort"', '"search.pages"');
/** After a look at the bucket has failed, the next look may be half a minute later. */
const follows = { timeout: 90_000 };

let server: S3Server;
let place: SiteFolder;
let office: BucketStore;
let site: RunningCommand | undefined;

test.beforeEach(async () => {
  server = await startS3Server();
  place = await makeSiteFolder();
  const bucket = await openBucket(server.config());
  office = bucketStore({ bucket, releasesDir: place.releasesDir }, null);
  await office.fill();
});
test.afterEach(async () => {
  await site?.stop();
  office.close();
  await server.close();
  await place.remove();
});

test("a site with an empty folder gets its releases from the bucket, follows it, and goes on without it", async () => {
  await copyPreparedData(place);
  const [port = 0] = await freePorts(1);
  site = startCommand("npm run start:single", {
    ...deadlineVariables.long,
    ...server.env(),
    PORT: String(port),
    DATA_DIR: path.join(place.folder, "data"),
    DEALERS_DIR: place.dealersDir,
    RELEASES_DIR: path.join(place.folder, "empty"),
  });
  const { output } = site;
  await site.printed(`ready http://localhost:${port}`);
  expect(output()).not.toContain("building");
  const shown = async () => {
    const answer = await fetch(`http://localhost:${port}${search}`);
    const [, release] = /\/remotes\/mfe-inventory\/(\w+)\//.exec(await answer.text()) ?? [];
    return [answer.status, answer.headers.get("x-record"), release];
  };
  const first = await office.follow();
  const before = first?.live["mfe-inventory"];
  // The start notes the contracts of its services.
  await expect.poll(shown, follows).toEqual([200, first?.id, before]);

  const next = await changedRelease(place.releasesDir, "mfe-inventory", renamed);
  await office.publishRelease("mfe-inventory", next);
  const options = { made, store: office };
  const second = await activate(place.releasesDir, { "mfe-inventory": next }, options);
  await expect.poll(shown, follows).toEqual([200, second.id, next]);

  server.isDown = true;
  await expect.poll(output, follows).toContain("releases stay as they are: s3://releases/site: ");
  expect(await shown()).toEqual([200, second.id, next]);
  server.isDown = false;
  const third = await rollback(place.releasesDir, "mfe-inventory", options);
  await expect.poll(shown, follows).toEqual([200, third.id, before]);
  expect(output()).toContain("s3://releases/site is followed again");
});

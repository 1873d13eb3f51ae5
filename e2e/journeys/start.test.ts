import path from "node:path";
import { freePorts, isFree } from "../../tools/start/free-ports.ts";
import { deadlineVariables } from "../harness/deadlines.ts";
import { get } from "../harness/get.ts";
import { startCommand } from "../harness/run-command.ts";
import { makeSiteFolder, type SiteFolder } from "../harness/site-folder.ts";
import { expect, test } from "../harness/test.ts";

// Playwright would start the shared site for it.
test.use({ baseURL: "" });

let place: SiteFolder;
test.beforeEach(async () => {
  place = await makeSiteFolder();
});
test.afterEach(() => place.remove());

test("npm start serves the site, and frees its port when it is stopped", async () => {
  const [port = 0] = await freePorts(1);
  const running = startCommand("npm start", {
    ...deadlineVariables.long,
    PORT: String(port),
    DATA_DIR: path.join(place.folder, "data"),
    RELEASES_DIR: place.releasesDir,
  });
  try {
    await running.printed(`ready http://localhost:${port}`);
    const { status, body } = await get({ port, host: "localhost", path: "/" });
    expect([status, body.includes("</html>")]).toEqual([200, true]);
  } finally {
    await running.stop();
  }
  expect(await isFree(port, "127.0.0.1")).toBe(true);
});

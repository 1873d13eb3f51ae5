import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { appointmentPath } from "@forecourt/contracts/areas/service/visit-paths";
import { getBookingOptions } from "@forecourt/contracts/areas/service/visits";
import { expectSound } from "@forecourt/e2e/sound";
import { expect, open, test } from "@forecourt/e2e/test";
import { bookedVisit, heading, main } from "./owner.ts";

const folder = mkdtempSync(path.join(tmpdir(), "scheduling-"));
const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => path.join(folder, name));

// The dealer's own scheduling system is called by https alone: the site trusts the certificate of this test.
test.use({ siteOptions: { env: { NODE_EXTRA_CA_CERTS: certificate ?? "" } } });

test.beforeAll(async () => {
  const request = {
    newkey: "rsa:2048",
    days: "3650",
    subj: "/CN=localhost",
    addext: "subjectAltName=DNS:localhost,IP:127.0.0.1",
    keyout: key ?? "",
    out: certificate ?? "",
  };
  await promisify(execFile)("openssl", [
    "req",
    "-x509",
    "-nodes",
    ...Object.entries(request).flatMap(([name, value]) => [`-${name}`, value]),
  ]);
});

test.afterAll(() => rm(folder, { recursive: true }));

/** A scheduling system that confirms every visit, once it is started. */
async function schedulingSystem() {
  const keys = { key: await readFile(key ?? ""), cert: await readFile(certificate ?? "") };
  const starts: string[] = [];
  const server = createServer(keys, (request, response) => {
    void json(request).then((body) => {
      starts.push((body as { start_datetime: string }).start_datetime);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ status: "confirmed", id: "A-1" }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return {
    url: `https://127.0.0.1:${port}`,
    starts,
    async start() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a visit is shown as waiting while the dealer's own system is down, and is confirmed later", async ({
  page,
  ownSite,
}) => {
  test.setTimeout(300_000);
  const system = await schedulingSystem();
  const phone = "+15735550149";
  await ownSite.editDealer("ozark-mitsubishi/dealer.json", (text) => {
    const dealer = JSON.parse(text) as Record<"service" | "scheduling", object>;
    const service = { ...dealer.service, phone };
    const ids = { storeId: "S-1", adviserId: "A-1", technicianId: "T-1" };
    const scheduling = { ...dealer.scheduling, ...ids, system: { url: system.url } };
    return JSON.stringify({ ...dealer, service, scheduling });
  });
  // The site has read the file when it names the new number.
  await expect(async () => {
    const answer = await fetch(ownSite.origin + getBookingOptions.path);
    expect(getBookingOptions.reply.parse(await answer.json()).store.phone).toBe(phone);
  }).toPass({ timeout: 60_000 });
  const token = await bookedVisit(ownSite);
  await open(page, ownSite.origin + appointmentPath(token));
  await expect(heading(page)).toHaveText("We have your request, Alex");
  await expect(main(page)).toContainText("This time isn’t confirmed yet");
  await expect(main(page).getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  await expectSound(page);
  await system.start();
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toHaveText("Your service appointment", { timeout: 1_000 });
  }).toPass({ timeout: 180_000 });
  await expect(main(page).getByRole("link", { name: "Add to calendar" })).toBeVisible();
  expect(system.starts).toHaveLength(1);
  system.stop();
});

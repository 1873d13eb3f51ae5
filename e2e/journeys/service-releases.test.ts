import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ServiceReleaseName } from "@forecourt/contracts/service-release";
import { releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import { serviceFilesFolder } from "@forecourt/service-kit/releases/service-release";
import {
  activateServices,
  rollbackServices,
} from "../../tools/release/services/activate-service.ts";
import { publishService } from "../../tools/release/services/publish-service.ts";
import { changedService } from "../harness/changed-service.ts";
import { startLoad } from "../harness/steady-load.ts";
import { expect, test } from "../harness/test.ts";

test.describe.configure({ mode: "serial", timeout: 420_000 });
test.use({ siteOptions: { separate: ["company"] } });

/** A page that the service answers, and its process. */
const services = {
  "service-company": { api: "/api/company/pages/about", page: "/our-company", log: "company" },
  "service-trade": { api: "/api/trade/questionnaire", page: "/sell-trade-my-car", log: "services" },
} as const;

/** Each answer states the release in a header. */
const stating = (release: string) => (source: string) =>
  source.replace(
    "(app) =>\n    routes(",
    `(app) =>\n    routes(app.use((_request, response, next) => { response.setHeader("x-tried", "${release}"); next(); }) && `,
  );

for (const [name, { api, page }] of Object.entries(services) as [
  ServiceReleaseName & keyof typeof services,
  (typeof services)["service-trade"],
][]) {
  test(`${name}: the next release takes over under load, and goes back, without a failed request`, async ({
    fileSite: { origin, releasesDir },
  }) => {
    const tried = async () => (await fetch(origin + api)).headers.get("x-tried");
    const file = `services/${name.slice("service-".length)}/app.ts`;
    const { release } = await publishService(releasesDir, name);
    const next = await changedService(releasesDir, { name, release }, file, stating("second"));
    const end = startLoad([origin + api, `${origin}${page}?fresh`, origin + page], 100);
    await activateServices(releasesDir, { [name]: next });
    await expect.poll(tried, { timeout: 60_000 }).toBe("second");
    await activateServices(releasesDir, { [name]: release });
    await expect.poll(tried, { timeout: 60_000 }).toBeNull();
    // To the one before it, then to the checkout's code.
    await rollbackServices(releasesDir, [name]);
    await expect.poll(tried, { timeout: 60_000 }).toBe("second");
    await rollbackServices(releasesDir, [name]);
    await expect.poll(tried, { timeout: 60_000 }).toBeNull();
    const { failures, requests } = await end();
    expect(failures).toEqual([]);
    expect(requests).toBeGreaterThan(20);
    await expect(rollbackServices(releasesDir, [name])).rejects.toThrow(
      `${name} has no earlier release to go back to`,
    );
  });
}

test("a release that does not start, or is not what was published, never takes over", async ({
  fileSite: { origin, releasesDir },
}) => {
  const name = "service-company";
  const { api } = services[name];
  const tried = async () => (await fetch(origin + api)).headers.get("x-tried");
  const said = () => readFile(path.join(releasesDir, "../data/logs/services.log"), "utf8");
  const file = "services/company/app.ts";
  const { release } = await publishService(releasesDir, name);
  const good = await changedService(releasesDir, { name, release }, file, stating("good"));
  await activateServices(releasesDir, { [name]: good });
  await expect.poll(tried, { timeout: 60_000 }).toBe("good");
  const throwing = (source: string) => `${source}\nthrow new Error("planted");\n`;
  const bad = await changedService(releasesDir, { name, release }, file, throwing);
  await activateServices(releasesDir, { [name]: bad });
  await expect.poll(said, { timeout: 60_000 }).toContain("company does not start: it ended with 1");
  expect(await tried()).toBe("good");
  const changed = await changedService(releasesDir, { name, release }, file, stating("changed"));
  const full = path.join(serviceFilesFolder(releaseFolder(releasesDir, name, changed)), file);
  await chmod(full, 0o644);
  await writeFile(full, (await readFile(full, "utf8")).replace("changed", "Changed"));
  await activateServices(releasesDir, { [name]: changed });
  await expect
    .poll(said, { timeout: 60_000 })
    .toContain(`${name}/${changed}/${file} is not what was published`);
  expect(await tried()).toBe("good");
});

test("a process that ends is started again from its release, not from the checkout", async ({
  fileSite,
}) => {
  const { origin, releasesDir } = fileSite;
  const name = "service-company";
  const { api } = services[name];
  const tried = async () => (await fetch(origin + api)).headers.get("x-tried");
  const { release } = await publishService(releasesDir, name);
  const file = "services/company/app.ts";
  const next = await changedService(releasesDir, { name, release }, file, stating("kept"));
  await activateServices(releasesDir, { [name]: next });
  await expect.poll(tried, { timeout: 60_000 }).toBe("kept");
  await fileSite.kill("company");
  await fileSite.revive("company");
  await expect.poll(tried, { timeout: 60_000 }).toBe("kept");
});

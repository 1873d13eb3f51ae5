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
import { isSoak } from "../harness/config.ts";
import { startCommand } from "../harness/run-command.ts";
import { changeLoad, startLoad } from "../harness/steady-load.ts";
import { expect, test } from "../harness/test.ts";

test.describe.configure({ mode: "serial", timeout: 600_000 });
test.use({ siteOptions: { separate: ["company"] } });

/** Another process starts meanwhile, on a machine with other work. */
const takesOver = { timeout: 180_000 };

/** An address and a page of a service with a process of its own, and of one that shares its process. */
const services = {
  "service-company": { api: "/api/company/pages/about", page: "/our-company" },
  "service-trade": { api: "/api/trade/questionnaire", page: "/sell-trade-my-car" },
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
  // How a service that shares its process gets one of its own is in `service-canary.test.ts`, too.
  if (name === "service-trade" && !isSoak()) continue;
  test(`${name}: the next release takes over under load, and goes back, without a failed request`, async ({
    fileSite: { origin, releasesDir },
  }) => {
    const tried = async () => (await fetch(origin + api)).headers.get("x-tried");
    const file = `services/${name.slice("service-".length)}/app.ts`;
    const { release } = await publishService(releasesDir, name);
    const next = await changedService(releasesDir, { name, release }, file, stating("second"));
    const end = startLoad([origin + api, `${origin}${page}?fresh`, origin + page], changeLoad, 4);
    await activateServices(releasesDir, { [name]: next });
    await expect.poll(tried, takesOver).toBe("second");
    await activateServices(releasesDir, { [name]: release });
    await expect.poll(tried, takesOver).toBeNull();
    // To the one before it, then to the checkout's code.
    await rollbackServices(releasesDir, [name]);
    await expect.poll(tried, takesOver).toBe("second");
    await rollbackServices(releasesDir, [name]);
    await expect.poll(tried, takesOver).toBeNull();
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
  await expect.poll(tried, takesOver).toBe("good");
  const throwing = (source: string) => `${source}\nthrow new Error("planted");\n`;
  const bad = await changedService(releasesDir, { name, release }, file, throwing);
  await activateServices(releasesDir, { [name]: bad });
  await expect.poll(said, takesOver).toContain("company does not start: it ended with 1");
  expect(await tried()).toBe("good");
  const changed = await changedService(releasesDir, { name, release }, file, stating("changed"));
  const full = path.join(serviceFilesFolder(releaseFolder(releasesDir, name, changed)), file);
  await chmod(full, 0o644);
  await writeFile(full, (await readFile(full, "utf8")).replace("changed", "Changed"));
  await activateServices(releasesDir, { [name]: changed });
  await expect
    .poll(said, takesOver)
    .toContain(`${name}/${changed}/${file} is not what was published`);
  expect(await tried()).toBe("good");
});

test("the command starts a release once before it is stored, and says when it is live", async ({
  fileSite: { releasesDir, dealersDir },
}) => {
  const env = { RELEASES_DIR: releasesDir, DEALERS_DIR: dealersDir };
  const command = "npm run release -- activate service-service --allow-dirty";
  const running = startCommand(command, env);
  expect(await running.ended).toBe(0);
  expect(running.output()).toMatch(
    /service-service [0-9a-f]{16} published; it started on an empty database/,
  );
  expect(running.output()).toMatch(/service-service [0-9a-f]{16} is live, record [0-9a-f]{16}/);
  const back = startCommand("npm run release -- rollback service-service", env);
  expect(await back.ended).toBe(0);
  expect(back.output()).toContain("service-service: the checkout's code is live again");
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
  await expect.poll(tried, takesOver).toBe("kept");
  await fileSite.kill("company");
  await fileSite.revive("company");
  await expect.poll(tried, takesOver).toBe("kept");
});

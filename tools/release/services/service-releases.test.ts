import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { manifestFile, releaseFolder } from "@forecourt/service-kit/releases/release-folder";
import {
  contractFile,
  readServiceManifest,
  serviceFilesFolder,
} from "@forecourt/service-kit/releases/service-release";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { installRelease } from "../../start/services/install-release.ts";
import { activate } from "../activate.ts";
import { endpointsCalledBy } from "../contracts/described-endpoints.ts";
import { recordServices } from "../contracts/record-services.ts";
import { storeContract } from "../contracts/stored-contracts.ts";
import { show } from "../show.ts";
import { status } from "../status.ts";
import { sweep } from "../sweep/sweep.ts";
import { activateServices, rollbackServices } from "./activate-service.ts";
import { publishService } from "./publish-service.ts";

const name = "service-trade";
const made = { by: "Ada", commit: null, dirty: null };
let folder: string;
let root: string;
let store: string;

/** A repository with a service that uses a package of the project and a package of npm. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "service-releases-"));
  [root, store] = [path.join(folder, "root"), path.join(folder, "store")];
  await write("services/trade/package.json", {
    type: "module",
    name: "@forecourt/service-trade",
    dependencies: { "@forecourt/kit": "*", left: "1.0.0" },
  });
  await write("services/trade/server.ts", "export const name = 'trade';\n");
  await write("services/trade/server.test.ts", "throw new Error('a test');\n");
  await write("services/trade/testing/sample.ts", "throw new Error('a sample');\n");
  await migrations("0001-offers");
  await write("shared/kit/package.json", { name: "@forecourt/kit", type: "module" });
  await write("shared/kit/src/kit.ts", "export const kit = 1;\n");
  await write("dealers/defaults/dealer.json", {});
  await write("dealers/ozark/dealer.json", {});
  await write("shared/other/package.json", { name: "@forecourt/other" });
  await write("node_modules/left/package.json", { name: "left", version: "1.0.0" });
  await mkdir(path.join(root, "node_modules/@forecourt"), { recursive: true });
  await symlink("../../shared/kit", path.join(root, "node_modules/@forecourt/kit"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, content: string | object): Promise<void> {
  const full = path.join(root, file);
  await mkdir(path.dirname(full), { recursive: true });
  await writeFile(full, typeof content === "string" ? content : JSON.stringify(content));
}

function migrations(...names: string[]): Promise<void> {
  const list = names.map((one) => ({ name: one }));
  return write(
    "services/trade/migrations/list.ts",
    `export const tradeMigrations = ${JSON.stringify(list)};\n`,
  );
}

async function published(): Promise<string> {
  return (await publishService(store, name, { root })).release;
}

/** Publishes another version of the service. */
async function publishedWith(source: string): Promise<string> {
  await write("services/trade/server.ts", source);
  return published();
}

describe("a service's release", () => {
  test("has the source of the service and of the packages that it uses, and the defaults of dealers, without tests", async () => {
    const release = await published();
    const {
      files,
      packages,
      entry,
      migrations: known,
    } = await readServiceManifest(store, name, release);
    expect(files.map(({ path: file }) => file)).toEqual([
      "dealers/defaults/dealer.json",
      "services/trade/migrations/list.ts",
      "services/trade/package.json",
      "services/trade/server.ts",
      "shared/kit/package.json",
      "shared/kit/src/kit.ts",
    ]);
    expect(packages).toEqual({ left: "1.0.0" });
    expect(entry).toBe("services/trade/server.ts");
    expect(known).toEqual(["0001-offers"]);
  });

  test("has no migrations where the service has none", async () => {
    await rm(path.join(root, "services/trade/migrations"), { recursive: true });
    const { migrations: known } = await readServiceManifest(store, name, await published());
    expect(known).toEqual([]);
  });

  test("is the same for the same files, and stays as it is", async () => {
    const release = await published();
    expect(await publishService(store, name, { root })).toEqual({ release, fresh: false });
    const next = await publishedWith("export const name = 'next';\n");
    expect(next).not.toBe(release);
    const file = "services/trade/server.ts";
    const stored = path.join(serviceFilesFolder(releaseFolder(store, name, release)), file);
    expect(await readFile(stored, "utf8")).toContain("'trade'");
  });
});

describe("installing a release", () => {
  const install = async (release: string) =>
    installRelease(await readServiceManifest(store, name, release), {
      releasesDir: store,
      installDir: path.join(folder, "installed"),
      root,
    });

  test("lays out its files, its packages and links to npm's", async () => {
    const file = await install(await published());
    const at = path.resolve(path.dirname(file), "../..");
    expect(await readFile(file, "utf8")).toContain("trade");
    const kit = path.join(at, "node_modules/@forecourt/kit/src/kit.ts");
    expect(await readFile(kit, "utf8")).toContain("kit");
    await write("shared/kit/src/kit.ts", "export const kit = 2;\n");
    expect(await readFile(kit, "utf8")).toContain("1");
    const left = path.join(at, "node_modules/left/package.json");
    expect(JSON.parse(await readFile(left, "utf8"))).toMatchObject({ version: "1.0.0" });
  });

  test("refuses a file that differs, in the store and once it is installed", async () => {
    const release = await published();
    const stored = path.join(
      serviceFilesFolder(releaseFolder(store, name, release)),
      "shared/kit/src/kit.ts",
    );
    const text = await readFile(stored, "utf8");
    await writeFile(stored, text.replace("1", "7"));
    const refusal = `${name}/${release}/shared/kit/src/kit.ts is not what was published`;
    await expect(install(release)).rejects.toThrow(refusal);
    await writeFile(stored, text);
    const file = await install(release);
    const installed = path.resolve(path.dirname(file), "../../shared/kit/src/kit.ts");
    await chmod(installed, 0o644);
    await writeFile(installed, text.replace("1", "7"));
    await expect(install(release)).rejects.toThrow(refusal);
  });

  test("refuses other npm packages than it was published with", async () => {
    const release = await published();
    await write("node_modules/left/package.json", { name: "left", version: "1.0.1" });
    await expect(install(release)).rejects.toThrow(
      `${name}/${release} was published with other npm packages: left 1.0.0, here 1.0.1. Publish it again`,
    );
    await rm(path.join(root, "node_modules/left"), { recursive: true });
    await expect(install(release)).rejects.toThrow("left 1.0.0, here none");
  });
});

describe("activating a service", () => {
  const runs = async () => (await readRecord(store))?.services?.trade?.release;

  test("goes live, and back to the release before, then to the checkout's code", async () => {
    const first = await published();
    await activateServices(store, { [name]: first }, { made });
    const second = await publishedWith("export const name = 'second';\n");
    const { id } = await activateServices(store, { [name]: second }, { made });
    expect(await runs()).toBe(second);
    expect(await show(store, id)).toContain(
      `activate  service-trade  ${first} -> ${second}  by Ada`,
    );
    expect(await status(store)).toContain(`trade          ${second}  contract `);
    await rollbackServices(store, [name], { made });
    expect(await runs()).toBe(first);
    await rollbackServices(store, [name], { made });
    expect(await runs()).toBeUndefined();
    await expect(rollbackServices(store, [name], { made })).rejects.toThrow(
      `${name} has no earlier release to go back to`,
    );
  });

  test("changes nothing when it is live already", async () => {
    const release = await published();
    const { id } = await activateServices(store, { [name]: release }, { made });
    expect((await activateServices(store, { [name]: release }, { made })).id).toBe(id);
  });

  test("is refused when it does not answer what a live remote asks", async () => {
    const release = await published();
    const folderOfRelease = releaseFolder(store, name, release);
    await writeFakeRelease(store, { name: "mfe-trade", release: "a".repeat(16) });
    const file = path.join(releaseFolder(store, "mfe-trade", "a".repeat(16)), manifestFile);
    const calls = await storeContract(store, endpointsCalledBy("mfe-trade"));
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, "utf8")), calls }));
    await activate(store, { "mfe-trade": "a".repeat(16) }, { made });
    await activateServices(store, { [name]: release }, { made });
    await rollbackServices(store, [name], { made });
    await writeFile(path.join(folderOfRelease, contractFile), "{}");
    const manifest = JSON.parse(await readFile(path.join(folderOfRelease, manifestFile), "utf8"));
    const contract = await storeContract(store, {});
    await writeFile(
      path.join(folderOfRelease, manifestFile),
      JSON.stringify({ ...manifest, contract }),
    );
    await expect(activateServices(store, { [name]: release }, { made })).rejects.toThrow(
      /does not answer what live releases ask:\n {2}mfe-trade\/a{16}: \w+ \/api\/trade\/.*: no live service answers it/,
    );
    expect(await runs()).toBeUndefined();
  });

  test("is refused when it lacks a migration of the live one", async () => {
    const first = await published();
    const manifest = path.join(releaseFolder(store, name, first), manifestFile);
    const text = await readFile(manifest, "utf8");
    await writeFile(manifest, text.replace('"0001-offers"', '"0001-offers", "0002-letters"'));
    await activateServices(store, { [name]: first }, { made });
    const older = await publishedWith("export const name = 'older';\n");
    await expect(activateServices(store, { [name]: older }, { made })).rejects.toThrow(
      `${name}/${older} lacks migrations that ${first} has run: 0002-letters`,
    );
  });

  test("is kept when the contracts of a checkout are noted", async () => {
    const release = await published();
    await activateServices(store, { [name]: release }, { made });
    await recordServices(store, made, { trade: {}, leads: {} });
    expect(await runs()).toBe(release);
    expect((await readRecord(store))?.services?.leads?.release).toBeUndefined();
  });

  test("a sweep keeps what is live and what a rollback brings back", async () => {
    const releases = [];
    for (const text of ["one", "two", "three"]) {
      const release = await publishedWith(`export const name = "${text}";\n`);
      await activateServices(store, { [name]: release }, { made });
      releases.push(release);
    }
    const old = new Date("2026-01-01T00:00:00Z");
    for (const release of releases) {
      await utimes(path.join(releaseFolder(store, name, release), manifestFile), old, old);
    }
    const { releases: removed } = await sweep(store, { records: 1, days: 0 });
    expect(removed).toEqual([`${name}/${releases[0]}`]);
  });
});

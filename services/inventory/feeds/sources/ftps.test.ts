import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { localCertificate } from "../testing/certificate.ts";
import { type FtpsServer, ftpsServer } from "../testing/ftps-server.ts";
import type { ServedFile } from "../testing/sftp-server.ts";
import { allOf, localNetwork, sourceContext } from "../testing/source-context.ts";
import { ftpsFiles } from "./ftps.ts";

const files = new Map<string, ServedFile>();
let server: FtpsServer;
let ca = "";

beforeAll(async () => {
  const made = await localCertificate();
  ca = made.cert;
  server = await ftpsServer({ files, user: "vendor", password: "the password", ...made });
});
afterAll(() => server.close());
beforeEach(() => {
  files.clear();
  files.set("cars-1.csv", { content: "old", modified: 1_700_000_000 });
  files.set("cars-2.csv", { content: "new cars", modified: 1_700_086_400 });
});

const context = (change: object = {}) =>
  sourceContext({ network: { ...localNetwork, ca }, ...change });

function sourceOf(change: object = {}) {
  return {
    kind: "ftps" as const,
    host: "localhost",
    port: server.port,
    implicit: false,
    user: "vendor",
    password: { env: "FEED_PASSWORD" },
    path: "/out/cars-*.csv",
    ...change,
  };
}

test("fetches the newest file that fits over TLS, and not again while it is the same", async () => {
  const before = server.sent();
  const given = await context();
  const [fetched] = await allOf(ftpsFiles(sourceOf(), given));
  if (!fetched) throw new Error("no file");
  expect([fetched.name, readFileSync(fetched.file, "utf8")]).toEqual(["cars-2.csv", "new cars"]);
  expect(await allOf(ftpsFiles(sourceOf(), { ...given, stamp: fetched.stamp }))).toEqual([]);
  expect(server.sent()).toBe(before + 1);
});

test("sends no password to a server whose certificate is not the host's", async () => {
  const unknown = await context({ network: localNetwork });
  await expect(allOf(ftpsFiles(sourceOf(), unknown))).rejects.toThrow(
    "localhost cannot be reached",
  );
  const other = await context();
  await expect(allOf(ftpsFiles(sourceOf({ host: "vendor.example" }), other))).rejects.toThrow(
    "vendor.example cannot be reached",
  );
});

test.each([
  ["the user is wrong", { user: "other" }, "localhost refuses the user or the password"],
  ["there is no such file", { path: "/out/none.csv" }, "there is no file /out/none.csv"],
  ["there is no such folder", { path: "/in/cars.csv" }, "localhost: 550 "],
])("says that %s", async (_what, change, message) => {
  await expect(allOf(ftpsFiles(sourceOf(change), await context()))).rejects.toThrow(message);
});

test("connects to no host of a private network, unless the operator allows it", async () => {
  const strict = await context({ network: { ...localNetwork, privateHosts: [] } });
  await expect(allOf(ftpsFiles(sourceOf(), strict))).rejects.toThrow(
    "is not on the public internet",
  );
});

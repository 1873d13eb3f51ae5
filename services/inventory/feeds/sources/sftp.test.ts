import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type FeedServer, type ServedFile, sftpServer } from "../testing/sftp-server.ts";
import { allOf, localNetwork, sourceContext } from "../testing/source-context.ts";
import { sftpFiles } from "./sftp.ts";

const user = "vendor";
let files: Map<string, ServedFile>;
let server: FeedServer;

beforeEach(async () => {
  files = new Map([
    ["cars-1.csv", { content: "old", modified: 1_700_000_000 }],
    ["cars-2.csv", { content: "new cars", modified: 1_700_086_400 }],
    ["readme.txt", { content: "hello", modified: 1_700_172_800 }],
  ]);
  server = await sftpServer(files, { user, password: "the password" });
});
afterEach(() => server.close());

function sourceOf(change: object = {}) {
  return {
    kind: "sftp" as const,
    host: "vendor.example",
    port: server.port,
    user,
    password: { env: "FEED_PASSWORD" },
    privateKey: null,
    hostKey: server.hostKey,
    path: "/out/cars-*.csv",
    ...change,
  };
}

test("fetches the newest file that fits, and not again while it is the same", async () => {
  const context = await sourceContext();
  const [fetched, ...others] = await allOf(sftpFiles(sourceOf(), context));
  if (!fetched) throw new Error("no file");
  expect(others).toEqual([]);
  expect([fetched.name, readFileSync(fetched.file, "utf8")]).toEqual(["cars-2.csv", "new cars"]);
  const again = { ...context, stamp: fetched.stamp };
  expect(await allOf(sftpFiles(sourceOf(), again))).toEqual([]);
  expect(server.sent()).toBe(1);
  files.set("cars-2.csv", { content: "newer cars", modified: 1_700_090_000 });
  expect(await allOf(sftpFiles(sourceOf(), again))).toHaveLength(1);
});

test("says that a server shows another key, and sends it no password", async () => {
  const other = sourceOf({ hostKey: `SHA256:${"A".repeat(43)}` });
  const context = await sourceContext();
  await expect(allOf(sftpFiles(other, context))).rejects.toThrow(
    `vendor.example shows another key, ${server.hostKey}`,
  );
});

test.each([
  ["the password is wrong", { user: "other" }, "vendor.example cannot be reached"],
  ["there is no such file", { path: "/out/none.csv" }, "there is no file /out/none.csv"],
  ["there is no such folder", { path: "/in/cars.csv" }, "vendor.example: "],
])("says that %s", async (_what, change, message) => {
  const context = await sourceContext();
  await expect(allOf(sftpFiles(sourceOf(change), context))).rejects.toThrow(message);
});

test("connects to no host of a private network, unless the operator allows it", async () => {
  const context = await sourceContext({ network: { ...localNetwork, privateHosts: [] } });
  await expect(allOf(sftpFiles(sourceOf(), context))).rejects.toThrow(
    "vendor.example is not on the public internet; FEED_PRIVATE_HOSTS allows it",
  );
});

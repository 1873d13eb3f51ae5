import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll } from "@jest/globals";
import { lotFolders } from "../lot-folders.ts";
import type { FeedNetwork, FetchedFile, SourceContext } from "../sources/source.ts";

/** Every host is this machine, and is allowed. */
export const localNetwork: FeedNetwork = {
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  privateHosts: ["localhost", "vendor.example"],
};

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Context that sources need, with folders of the test and the secret `the password`. */
export async function sourceContext(change: Partial<SourceContext> = {}): Promise<SourceContext> {
  const feedsDir = mkdtempSync(path.join(os.tmpdir(), "forecourt-feeds-"));
  made.push(feedsDir);
  const source = { kind: "folder", folder: null, files: null } as const;
  return {
    folders: await lotFolders(feedsDir, { dealerId: "dealer", storeId: "store" }, { source }),
    stamp: null,
    secret: () => "the password",
    network: localNetwork,
    now: () => new Date(),
    ...change,
  };
}

/** All files of a source. */
export async function allOf(files: AsyncIterable<FetchedFile>): Promise<FetchedFile[]> {
  const all: FetchedFile[] = [];
  for await (const file of files) all.push(file);
  return all;
}

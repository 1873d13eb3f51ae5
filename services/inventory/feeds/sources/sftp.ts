import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import Client from "ssh2-sftp-client";
import { safeName } from "./name-pattern.ts";
import { addressesOf } from "./public-host.ts";
import { newestOf, type RemoteFile, refuseChanged, remotePlace, stampOf } from "./remote-file.ts";
import { saveTo } from "./save-stream.ts";
import { FeedTrouble, type FetchedFile, type SourceContext, wordsOf } from "./source.ts";

const readyMs = 30_000;

/** Fetches the file of a path from an SFTP server, unless it was fetched already. */
export async function* sftpFiles(
  source: SourceOf<"sftp">,
  context: SourceContext,
): AsyncGenerator<FetchedFile, void> {
  const client = new Client();
  // The library reports a lost connection also to the call that waits for it.
  client.on("error", () => undefined);
  try {
    await connect(client, source, context);
    const { folder } = remotePlace(source.path);
    const found = newestOf(await listed(client, folder), source.path);
    if (stampOf(found) === context.stamp) return;
    const file = path.join(context.folders.working, safeName(found.name));
    await saveTo(file, (target) => client.get(path.posix.join(folder, found.name), target));
    const after = newestOf(await listed(client, folder), path.posix.join(folder, found.name));
    refuseChanged(found, after, (await stat(file)).size);
    yield { file, name: found.name, stamp: stampOf(found) };
  } catch (error) {
    if (error instanceof FeedTrouble) throw error;
    throw new FeedTrouble(`${source.host}: ${wordsOf(error)}`, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function connect(
  client: Client,
  { host, port, user, password, privateKey, hostKey }: SourceOf<"sftp">,
  { secret, network }: SourceContext,
): Promise<void> {
  const [{ address }] = await addressesOf(host, network);
  let shown = "";
  try {
    await client.connect({
      host: address,
      port,
      username: user,
      readyTimeout: readyMs,
      ...(password !== null && { password: secret(password) }),
      ...(privateKey !== null && { privateKey: secret(privateKey) }),
      hostVerifier: (key: Buffer) => {
        shown = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
        return shown === hostKey;
      },
    });
  } catch (error) {
    if (shown !== "" && shown !== hostKey) {
      throw new FeedTrouble(
        `${host} shows another key, ${shown}: ask the vendor before you trust it`,
      );
    }
    throw new FeedTrouble(`${host} cannot be reached: ${wordsOf(error)}`, error);
  }
}

async function listed(client: Client, folder: string): Promise<RemoteFile[]> {
  const files = await client.list(folder);
  return files
    .filter(({ type }) => type === "-")
    .map(({ name, size, modifyTime }) => ({ name, size, modifiedMs: modifyTime }));
}

import { createHash } from "node:crypto";
import type { Writable } from "node:stream";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import Client from "ssh2-sftp-client";
import { addressesOf } from "./public-host.ts";
import { fetchNewest, type RemoteFile } from "./remote-file.ts";
import { errorLine, FeedFetchError, type FetchedFile, type SourceContext } from "./source.ts";

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
    const server = {
      list: (folder: string) => listed(client, folder),
      download: (file: string, target: Writable) => client.get(file, target),
    };
    const fetched = await fetchNewest(server, source.path, context);
    if (fetched) yield fetched;
  } catch (error) {
    if (error instanceof FeedFetchError) throw error;
    throw new FeedFetchError(`${source.host}: ${errorLine(error)}`, error);
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
      throw new FeedFetchError(
        `${host} shows another key, ${shown}: ask the vendor before you trust it`,
      );
    }
    throw new FeedFetchError(`${host} cannot be reached: ${errorLine(error)}`, error);
  }
}

async function listed(client: Client, folder: string): Promise<RemoteFile[]> {
  const files = await client.list(folder);
  return files
    .filter(({ type }) => type === "-")
    .map(({ name, size, modifyTime }) => ({ name, size, modifiedMs: modifyTime }));
}

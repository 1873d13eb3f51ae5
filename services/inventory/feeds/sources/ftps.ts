import { stat } from "node:fs/promises";
import path from "node:path";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import { Client, FTPError } from "basic-ftp";
import { safeName } from "./name-pattern.ts";
import { addressesOf } from "./public-host.ts";
import { newestOf, type RemoteFile, refuseChanged, remotePlace, stampOf } from "./remote-file.ts";
import { saveTo } from "./save-stream.ts";
import { FeedTrouble, type FetchedFile, type SourceContext, wordsOf } from "./source.ts";

const idleMs = 60_000;

/** Fetches the file of a path from an FTP server with TLS, unless it was fetched already. */
export async function* ftpsFiles(
  source: SourceOf<"ftps">,
  context: SourceContext,
): AsyncGenerator<FetchedFile, void> {
  const client = new Client(idleMs, { allowSeparateTransferHost: false });
  try {
    await connect(client, source, context);
    const { folder } = remotePlace(source.path);
    const found = newestOf(await listed(client, folder), source.path);
    if (stampOf(found) === context.stamp) return;
    const file = path.join(context.folders.working, safeName(found.name));
    await saveTo(file, (target) => client.downloadTo(target, path.posix.join(folder, found.name)));
    const after = newestOf(await listed(client, folder), path.posix.join(folder, found.name));
    refuseChanged(found, after, (await stat(file)).size);
    yield { file, name: found.name, stamp: stampOf(found) };
  } catch (error) {
    if (error instanceof FeedTrouble) throw error;
    throw new FeedTrouble(`${source.host}: ${wordsOf(error)}`, error);
  } finally {
    client.close();
  }
}

async function connect(
  client: Client,
  { host, port, implicit, user, password }: SourceOf<"ftps">,
  { secret, network }: SourceContext,
): Promise<void> {
  const [{ address }] = await addressesOf(host, network);
  try {
    await client.access({
      host: address,
      port,
      user,
      password: secret(password),
      secure: implicit ? "implicit" : true,
      // The connection goes to the checked address; the certificate is the host's.
      secureOptions: {
        servername: host,
        ...(network.ca !== undefined && { ca: network.ca }),
      },
    });
  } catch (error) {
    const isRefused = error instanceof FTPError && error.code === 530;
    const what = isRefused ? "refuses the user or the password" : "cannot be reached";
    throw new FeedTrouble(`${host} ${what}: ${wordsOf(error)}`, error);
  }
}

async function listed(client: Client, folder: string): Promise<RemoteFile[]> {
  const files = await client.list(folder);
  return files
    .filter(({ isFile }) => isFile)
    .map(({ name, size, modifiedAt, rawModifiedAt }) => ({
      name,
      size,
      modifiedMs: modifiedAt?.getTime() ?? (Date.parse(rawModifiedAt) || 0),
    }));
}

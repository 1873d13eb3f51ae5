import type { Writable } from "node:stream";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import { Client, FTPError } from "basic-ftp";
import { addressesOf } from "./public-host.ts";
import { fetchNewest, type RemoteFile } from "./remote-file.ts";
import { errorLine, FeedFetchError, type FetchedFile, type SourceContext } from "./source.ts";

const idleMs = 60_000;

/** Fetches the file of a path from an FTP server with TLS, unless it was fetched already. */
export async function* ftpsFiles(
  source: SourceOf<"ftps">,
  context: SourceContext,
): AsyncGenerator<FetchedFile, void> {
  const client = new Client(idleMs, { allowSeparateTransferHost: false });
  try {
    await connect(client, source, context);
    const server = {
      list: (folder: string) => listed(client, folder),
      download: (file: string, target: Writable) => client.downloadTo(target, file),
    };
    const fetched = await fetchNewest(server, source.path, context);
    if (fetched) yield fetched;
  } catch (error) {
    if (error instanceof FeedFetchError) throw error;
    throw new FeedFetchError(`${source.host}: ${errorLine(error)}`, error);
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
    throw new FeedFetchError(`${host} ${what}: ${errorLine(error)}`, error);
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

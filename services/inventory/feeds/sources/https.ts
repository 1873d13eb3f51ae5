import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import path from "node:path";
import type { SourceOf } from "@forecourt/contracts/dealer-config/feed";
import { z } from "zod";
import { safeName } from "./name-pattern.ts";
import { addressesOf, pinnedTo } from "./public-host.ts";
import { saveStream } from "./save-stream.ts";
import { errorLine, FeedFetchError, type FetchedFile, type SourceContext } from "./source.ts";

const idleMs = 60_000;
const longestMs = 30 * 60_000;
const maxRedirects = 3;

/** Headers that the server sent with the last file, which show whether there is a newer file. */
const Stamp = z.object({ etag: z.string().nullable(), lastModified: z.string().nullable() });

/** Fetches a file by https, unless the server answers that it has not changed. */
export async function* httpsFiles(
  source: SourceOf<"https">,
  context: SourceContext,
): AsyncGenerator<FetchedFile, void> {
  const answer = await follow(new URL(source.url), source, context);
  const { statusCode: status = 0, headers } = answer;
  if (status === 304) {
    answer.resume();
    return;
  }
  if (status !== 200) {
    answer.destroy();
    throw new FeedFetchError(`${new URL(source.url).hostname} answers ${status}${hintOf(status)}`);
  }
  const name = nameOf(headers, source.url);
  const file = path.join(context.folders.working, safeName(name));
  await saveStream(file, answer).catch((error: unknown) => {
    if (error instanceof FeedFetchError) throw error;
    throw new FeedFetchError(`the file was not sent to its end: ${errorLine(error)}`, error);
  });
  const stamp = { etag: headers.etag ?? null, lastModified: headers["last-modified"] ?? null };
  yield { file, name, stamp: JSON.stringify(stamp) };
}

/** The answer, after redirects. Credentials are only sent to the host that they are for. */
async function follow(
  first: URL,
  source: SourceOf<"https">,
  context: SourceContext,
): Promise<IncomingMessage> {
  let url = first;
  for (let count = 0; count <= maxRedirects; count++) {
    const isOwn = url.host === first.host;
    const headers = {
      ...validatorsOf(context.stamp),
      ...(isOwn && credentialsOf(source, context)),
    };
    const answer = await ask(url, headers, context);
    const { statusCode: status = 0, headers: said } = answer;
    if (![301, 302, 303, 307, 308].includes(status) || said.location === undefined) return answer;
    answer.destroy();
    const next = URL.parse(said.location, url);
    if (next?.protocol !== "https:")
      throw new FeedFetchError(`${url.hostname} redirects to an address that is not https`);
    url = next;
  }
  throw new FeedFetchError(`${first.hostname} redirects too many times`);
}

async function ask(
  url: URL,
  headers: Record<string, string>,
  { network }: SourceContext,
): Promise<IncomingMessage> {
  const addresses = await addressesOf(url.hostname, network);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(
    url,
    {
      agent: false,
      lookup: pinnedTo(addresses),
      signal: AbortSignal.timeout(longestMs),
      timeout: idleMs,
      ...(network.ca !== undefined && { ca: network.ca }),
      headers: { "user-agent": "Forecourt-Feeds/1", "accept-encoding": "identity", ...headers },
    },
    resolve,
  );
  sent.once("timeout", () => sent.destroy(new Error("no response for a minute")));
  sent.once("error", reject);
  sent.end();
  return promise.catch((error: unknown) => {
    throw new FeedFetchError(`${url.hostname} cannot be reached: ${errorLine(error)}`, error);
  });
}

function validatorsOf(stamp: string | null): Record<string, string> {
  if (stamp === null) return {};
  const { etag, lastModified } = Stamp.parse(JSON.parse(stamp));
  return {
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
}

function credentialsOf(
  { user, password, token }: SourceOf<"https">,
  { secret }: SourceContext,
): Record<string, string> {
  if (token !== null) return { authorization: `Bearer ${secret(token)}` };
  if (user === null || password === null) return {};
  const pair = Buffer.from(`${user}:${secret(password)}`).toString("base64");
  return { authorization: `Basic ${pair}` };
}

function hintOf(status: number): string {
  if (status === 401 || status === 403) return ": check the user name and password";
  return status === 404 ? ": is the address right?" : "";
}

function nameOf(headers: IncomingHttpHeaders, url: string): string {
  const said = /filename="?([^";]+)"?/i.exec(headers["content-disposition"] ?? "")?.[1];
  return said ?? (path.posix.basename(new URL(url).pathname) || "feed");
}

import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { AppError } from "@forecourt/contracts/errors";
import { isPublicAddress } from "@forecourt/service-kit/public-address";
import type { Limits } from "../limits.ts";
import { expectedFormats } from "./expected-formats.ts";
import type { LocalPhotoHost, Network } from "./network.ts";
import { sourceTooLarge } from "./source-too-large.ts";

export interface FetchDeps {
  limits: Pick<Limits, "maxSourceBytes" | "connectTimeoutMs" | "fetchTimeoutMs">;
  network: Network;
  localPhotoHost?: LocalPhotoHost | null | undefined;
}

/**
 * Fetches `url`, at most `maxSourceBytes`. The host is resolved once, all its addresses must be
 * public, and the connection uses one of them (no DNS rebinding). Redirects are not followed. Only the
 * operator can name a host that is a process of this machine.
 * @throws AppError not-found, picture-unsupported, upstream-failed or timed-out
 */
export async function fetchImage(
  url: URL,
  { limits, network, localPhotoHost }: FetchDeps,
  signal: AbortSignal,
): Promise<Buffer> {
  const timeout = AbortSignal.timeout(limits.fetchTimeoutMs);
  try {
    const { maxSourceBytes, connectTimeoutMs } = limits;
    const requestLimits = { signal: AbortSignal.any([signal, timeout]), connectTimeoutMs };
    const isLocal = localPhotoHost?.host === url.hostname;
    const head = isLocal
      ? await network.request(new URL(url.pathname, localPhotoHost.origin), [], requestLimits)
      : await network.request(
          url,
          await publicAddresses(url.hostname, network, connectTimeoutMs),
          requestLimits,
        );
    checkHead(head, maxSourceBytes);
    return await readAll(head, maxSourceBytes);
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error;
    const code = timeout.aborted ? "timed-out" : "upstream-failed";
    throw new AppError(code, `${url.host} sent no image`, { cause: error });
  }
}

async function publicAddresses(host: string, network: Network, timeoutMs: number) {
  // A resolver returns an IP address unchecked, and the connection would use it without resolving.
  if (isIP(host.replaceAll(/[[\]]/g, "")) !== 0)
    throw new AppError("bad-request", "expected a host's name");
  const addresses = await withTimeout(network.resolve(host), timeoutMs);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AppError("not-found", "this host is not on the public internet");
  }
  return addresses;
}

function checkHead(head: IncomingMessage, maxBytes: number): void {
  const status = head.statusCode ?? 0;
  const type = head.headers["content-type"] ?? "";
  const reject = (error: AppError) => {
    head.destroy();
    throw error;
  };
  if (status >= 500 || status === 429) reject(new AppError("upstream-failed", `status ${status}`));
  // A redirect is an error too: the host would choose where the next request goes.
  if (status !== 200) reject(new AppError("not-found", "the picture is not at this address"));
  if (/^(?:text\/|application\/(?:json|xml|xhtml))|svg/i.test(type)) {
    reject(new AppError("picture-unsupported", expectedFormats));
  }
  if (Number(head.headers["content-length"] ?? 0) > maxBytes) reject(sourceTooLarge(maxBytes));
}

async function readAll(head: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  // A throw in this loop destroys the stream and its connection.
  for await (const chunk of head) {
    read += chunk.length;
    if (read > maxBytes) throw sourceTooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("timed-out", "no connection in time")), ms);
  return Promise.race([promise, timedOut]).finally(() => clearTimeout(timer));
}

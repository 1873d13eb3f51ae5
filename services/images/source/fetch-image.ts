import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { AppError } from "@forecourt/contracts/errors";
import type { Limits } from "../limits.ts";
import { expectedKinds } from "../read-request.ts";
import type { Network } from "./network.ts";
import { isPublicAddress } from "./public-address.ts";

/** What of the dealers' configuration concerns one picture. */
export interface FetchRules {
  limits: Pick<Limits, "sourceBytes" | "connectMs" | "fetchMs">;
  network: Network;
}

/**
 * The bytes behind `url`, at most `sourceBytes` of them. Its host is resolved once, every address
 * must be public, and the connection goes to one of those. Redirects are not followed.
 * @throws AppError not-found, picture-unsupported, upstream-failed or timed-out
 */
export async function fetchPicture(
  url: URL,
  { limits, network }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  const late = AbortSignal.timeout(limits.fetchMs);
  try {
    const addresses = await publicAddresses(url.hostname, network, limits.connectMs);
    const whole = AbortSignal.any([signal, late]);
    const head = await inTime(network.request(url, addresses, whole), limits.connectMs + 1_000);
    checkHead(head, limits.sourceBytes);
    return await readAll(head, limits.sourceBytes);
  } catch (error) {
    if (error instanceof AppError || signal.aborted) throw error;
    const code = late.aborted ? "timed-out" : "upstream-failed";
    throw new AppError(code, `${url.host} gave no picture`, { cause: error });
  }
}

async function publicAddresses(host: string, network: Network, withinMs: number) {
  // A resolver would hand a number back unasked, and the connection would not ask it at all.
  if (isIP(host.replaceAll(/[[\]]/g, "")) !== 0)
    throw new AppError("bad-request", "expected a host's name");
  const addresses = await inTime(network.resolve(host), withinMs);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AppError("not-found", "this host is not on the public internet");
  }
  return addresses;
}

function checkHead(head: IncomingMessage, maxBytes: number): void {
  const status = head.statusCode ?? 0;
  const type = head.headers["content-type"] ?? "";
  const refuse = (error: AppError) => {
    head.destroy();
    throw error;
  };
  if (status >= 500 || status === 429) refuse(new AppError("upstream-failed", `status ${status}`));
  // A redirect is an error too: whoever sends it chooses where it leads.
  if (status !== 200) refuse(new AppError("not-found", "the picture is not at this address"));
  if (/^(?:text\/|application\/(?:json|xml|xhtml))|svg/i.test(type)) {
    refuse(new AppError("picture-unsupported", expectedKinds));
  }
  if (Number(head.headers["content-length"] ?? 0) > maxBytes) refuse(tooLarge(maxBytes));
}

async function readAll(head: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  // Leaving the loop early destroys the stream, and the connection with it.
  for await (const chunk of head) {
    read += chunk.length;
    if (read > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The refusal of a picture over `maxBytes`. */
export function tooLarge(maxBytes: number): AppError {
  return new AppError("picture-unsupported", `expected a picture of at most ${maxBytes} bytes`);
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError("timed-out", "no connection in time")), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

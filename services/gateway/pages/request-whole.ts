import { buffer } from "node:stream/consumers";
import type { ReadableStream } from "node:stream/web";
import {
  internalHeaders,
  requestIdHeader,
  wholeDocumentHeaders,
} from "@forecourt/contracts/tenant";
import { UpstreamFailure } from "../proxy/upstream-failure.ts";
import type { PageKey } from "./page-key.ts";

interface WholeRequest {
  key: PageKey;
  host: string;
  requestId: string;
}

/**
 * Requests the document without cookies, address or any other header of a visitor.
 * @throws UpstreamFailure when there is no answer in time, or one without a page
 */
export async function requestWhole(
  { key, host, requestId }: WholeRequest,
  send: typeof fetch,
  timeoutMs: number,
): Promise<Response> {
  const headers = {
    accept: "text/html",
    "accept-encoding": "identity",
    "x-forwarded-host": host,
    "x-forwarded-proto": "https",
    [requestIdHeader]: requestId,
    [internalHeaders.dealer]: key.dealerId,
    ...(key.storeId !== null && { [internalHeaders.store]: key.storeId }),
    ...(key.variants !== null && { [internalHeaders.variants]: key.variants }),
    ...(key.canary !== null && { [internalHeaders.canary]: key.canary }),
    [wholeDocumentHeaders.whole]: "1",
  };
  const signal = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = { headers, redirect: "manual", signal };
  // `send` replaces the origin by that of the replica that it chooses.
  const url = `http://shell.invalid${key.target}`;
  try {
    const response = await send(url, init).catch((error: unknown) => {
      // A kept-alive connection may close just as it is used; another replica may answer.
      if (signal.aborted) throw error;
      return send(url, init);
    });
    const isHtml = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (response.status < 500 || isHtml || isIncomplete(response)) return response;
    await response.body?.cancel();
    throw new Error(`the shell server answered ${response.status} without a page`);
  } catch (error) {
    throw failureOf(error, signal);
  }
}

function isIncomplete({ headers }: Response): boolean {
  return headers.get(wholeDocumentHeaders.incomplete) === "1";
}

/** The body of a document. @throws UpstreamFailure when it breaks off or is too large */
export async function bodyOf(
  response: Response,
  { maxCachedPageBytes }: { maxCachedPageBytes: number },
): Promise<Buffer> {
  try {
    const body = response.body ? await buffer(response.body as ReadableStream) : Buffer.alloc(0);
    if (body.length <= maxCachedPageBytes) return body;
  } catch (error) {
    throw failureOf(error, null);
  }
  throw new UpstreamFailure("reset", `a page has more than ${maxCachedPageBytes} bytes`);
}

function failureOf(error: unknown, signal: AbortSignal | null): UpstreamFailure {
  const kind = signal?.aborted ? "timeout" : "reset";
  const message = error instanceof Error ? error.message : String(error);
  return new UpstreamFailure(kind, `no page: ${message}`, { cause: error });
}

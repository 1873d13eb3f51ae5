import type { Endpoint } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import type { ReplyCache } from "@forecourt/contracts/reply-cache";
import { internalHeaders } from "@forecourt/contracts/tenant";
import type { z } from "zod";
import { errorOfAnswer, errorOfFailure } from "./call-error.ts";
import type { CallInput } from "./call-input.ts";
import { requestUrl } from "./request-url.ts";

export interface ClientOptions {
  /** Origin without a trailing slash; "" in a browser. */
  baseUrl: string;
  /** Sent with every call: tenant and request id on the server. */
  headers?: Record<string, string>;
  /** Aborts every call when the page or the request that they serve has ended. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /**
   * Replies to GET requests that are shared with other clients; they are frozen. Replies without a data version, such
   * as those for one visitor, are not stored.
   */
  replies?: ReplyCache;
}

export interface CallOptions {
  /** Deadline of the whole call in ms, its retry included. Default: 10 s. */
  deadlineMs?: number;
  /** Aborts this call only. */
  signal?: AbortSignal;
  /** Headers of this call only, such as an idempotency key. */
  headers?: Record<string, string>;
}

type Rest<I> = object extends I
  ? [input?: I, options?: CallOptions]
  : [input: I, options?: CallOptions];

/**
 * Calls an endpoint and resolves to its parsed reply. A GET is retried once, after a connection
 * failure or a transient status; a write is never retried. When the caller aborts, the call rejects
 * with the signal's reason.
 * @throws AppError with the service's code; timed-out, unavailable, or upstream-failed for a
 * response outside the contract.
 */
export type Call = <
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  R extends z.ZodType,
>(
  endpoint: Endpoint<P, Q, B, R>,
  ...rest: Rest<CallInput<P, Q, B>>
) => Promise<z.output<R>>;

/** Transient statuses: a retry may succeed. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

const DEADLINE_MS = 10_000;

/** The inputs of any endpoint. */
interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A typed client of one origin; see `Call`. `fetch` keeps the connections alive. */
export function createClient(client: ClientOptions): Call {
  return async (endpoint, ...[input, options = {}]) => {
    const { params, query, body: requestBody } = (input ?? {}) as Parts;
    const url = client.baseUrl + requestUrl(endpoint.path, params, query);
    const deadline = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
    const callers = [client.signal, options.signal].filter((signal) => signal !== undefined);
    const body = requestBody === undefined ? null : JSON.stringify(requestBody);
    const init: RequestInit = {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        ...(body === null ? {} : { "content-type": "application/json" }),
        ...client.headers,
        ...options.headers,
      },
      body,
      signal: AbortSignal.any([deadline, ...callers]),
    };
    try {
      const answer = await send(client.fetch ?? fetch, url, init);
      const isShared = endpoint.method === "GET" && answer.headers.has(internalHeaders.version);
      return await readReply(endpoint, answer, isShared ? storedAt(client, url) : null);
    } catch (failure) {
      for (const signal of callers) signal.throwIfAborted();
      throw errorOfFailure(failure, deadline.aborted);
    }
  };
}

async function send(doFetch: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  if (init.method !== "GET") return doFetch(url, init);
  try {
    const answer = await doFetch(url, init);
    if (!passing.has(answer.status)) return answer;
    await answer.body?.cancel();
  } catch (failure) {
    if (init.signal?.aborted) throw failure;
  }
  return doFetch(url, init);
}

/** Place where the last reply to a GET request is stored; it is used again only while the text is equal. */
interface StoredAt {
  replies: ReplyCache;
  request: string;
}

function storedAt({ replies, headers }: ClientOptions, url: string): StoredAt | null {
  return replies ? { replies, request: `${headers?.[internalHeaders.dealer]} ${url}` } : null;
}

async function readReply<R extends z.ZodType>(
  endpoint: { method: string; path: string; reply: R },
  answer: Response,
  stored: StoredAt | null,
): Promise<z.output<R>> {
  const text = await answer.text();
  const last = answer.ok ? stored?.replies.get(stored.request) : undefined;
  if (last?.text === text) return last.parsed as z.output<R>;
  const body = readJson(text);
  if (!answer.ok) throw errorOfAnswer(answer.status, body);
  const parsed = endpoint.reply.safeParse(body);
  if (parsed.success) {
    stored?.replies.set(stored.request, { text, parsed: parsed.data });
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = `${endpoint.method} ${endpoint.path} reply.${issue?.path.map(String).join(".")}`;
  throw new AppError("upstream-failed", `${field}: ${issue?.message}`);
}

/** Undefined for a body that is empty or not JSON, so that the reply's schema refuses it. */
function readJson(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

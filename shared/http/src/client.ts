import type { Endpoint } from "@forecourt/contracts/endpoint";
import { AppError } from "@forecourt/contracts/errors";
import type { z } from "zod";
import { errorOfAnswer, errorOfFailure } from "./call-error.ts";
import type { CallInput } from "./call-input.ts";
import { requestUrl } from "./request-url.ts";

export interface ClientOptions {
  /** Origin without a trailing slash; "" in a browser. */
  baseUrl: string;
  /** Sent with every call: tenant and request id on the server. */
  headers?: Record<string, string>;
  /** Ends every call when the page or request it serves is gone. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** For the whole call, its retry included. Default: 10 s. */
  deadlineMs?: number;
  /** Ends this call only. */
  signal?: AbortSignal;
  /** For this call only, such as an idempotency key. */
  headers?: Record<string, string>;
}

type Rest<I> = object extends I
  ? [input?: I, options?: CallOptions]
  : [input: I, options?: CallOptions];

/**
 * Calls an endpoint and resolves to its parsed reply. A GET is sent a second time when the first got
 * no connection or one of `passing`; nothing else is ever repeated. The caller's own abort rejects
 * with the signal's reason.
 * @throws AppError with the service's code; timed-out, unavailable, or upstream-failed for an answer
 * that is outside the contract.
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

/** Statuses that may be gone a moment later. */
const passing = new Set([408, 425, 429, 500, 502, 503, 504]);

const DEADLINE_MS = 10_000;

/** Any endpoint's inputs, as they are sent. */
interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A typed client of one origin; see `Call`. Connections are kept alive by `fetch` itself. */
export function createClient(client: ClientOptions): Call {
  return async (endpoint, ...[input, options = {}]) => {
    const { params, query, body: given } = (input ?? {}) as Parts;
    const url = client.baseUrl + requestUrl(endpoint.path, params, query);
    const deadline = AbortSignal.timeout(options.deadlineMs ?? DEADLINE_MS);
    const callers = [client.signal, options.signal].filter((signal) => signal !== undefined);
    const body = given === undefined ? null : JSON.stringify(given);
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
      return await readReply(endpoint, answer);
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

async function readReply<R extends z.ZodType>(
  endpoint: { method: string; path: string; reply: R },
  answer: Response,
): Promise<z.output<R>> {
  const body = readJson(await answer.text());
  if (!answer.ok) throw errorOfAnswer(answer.status, body);
  const parsed = endpoint.reply.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = `${endpoint.method} ${endpoint.path} reply.${issue?.path.map(String).join(".")}`;
  throw new AppError("upstream-failed", `${where}: ${issue?.message}`);
}

/** Undefined for an empty body or one that is not JSON: no schema of a reply takes it by accident. */
function readJson(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import type { z } from "zod";
import { LookupError } from "./car-decoder.ts";

/** How an outside service is requested. */
export interface GuardOptions {
  /** Default: 4 s, below the gateway's time-out. */
  timeoutMs?: number;
  /** Failures in a row after which requests fail at once. Default: 5. */
  maxFailures?: number;
  /** How long they do. Default: 15 s. */
  pauseMs?: number;
}

/** Request to an outside service. `headers` and `body` are as in `fetch`. */
interface JsonRequest<S extends z.ZodType> {
  url: string;
  method?: "POST";
  headers?: Record<string, string>;
  body?: string;
  reply: S;
}

/** An answer has a few kilobytes. */
const MAX_BYTES = 1_000_000;

/**
 * Requests JSON from an outside service, whose name is in messages. Nothing is retried, because requests may be billed;
 * after several failures in a row, requests fail at once for a while. Null = it answered 404. Errors have no cause,
 * because the cause that `fetch` gives names the address, which may hold a VIN.
 * @throws LookupError
 */
export function guardedJson(name: string, options: GuardOptions) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: options.pauseMs ?? 15_000,
    breaker: new ConsecutiveBreaker(options.maxFailures ?? 5),
  });
  const { timeoutMs = 4_000 } = options;
  return async <S extends z.ZodType>(request: JsonRequest<S>): Promise<z.output<S> | null> => {
    try {
      return await breaker.execute(() => requestJson(name, request, timeoutMs));
    } catch (error) {
      if (error instanceof LookupError) throw error;
      throw new LookupError(`${name} is not requested for a while after failures`);
    }
  };
}

/** Redirects are errors, because they would send the secrets elsewhere. */
async function requestJson<S extends z.ZodType>(
  name: string,
  { url, reply, headers, ...init }: JsonRequest<S>,
  timeoutMs: number,
): Promise<z.output<S> | null> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: "application/json", ...headers },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new LookupError(`${name} did not answer`);
  });
  if (!response.ok) {
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new LookupError(`${name} answered ${response.status}`);
  }
  const parsed = reply.safeParse(jsonOf(await boundedText(name, response)));
  if (!parsed.success) throw new LookupError(`${name} broke its contract`);
  return parsed.data;
}

async function boundedText(name: string, response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new LookupError(`${name} broke off its answer`);
  }
  if (bytes > MAX_BYTES) throw new LookupError(`${name} answered too much`);
  return text + decoder.decode();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

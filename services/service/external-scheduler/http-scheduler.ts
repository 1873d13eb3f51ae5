import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { z } from "zod";
import {
  type ExternalAppointment,
  type ExternalIds,
  type ExternalScheduler,
  SchedulerError,
  type SchedulerResponse,
} from "./external-scheduler.ts";

export interface HttpSchedulerOptions {
  /** Without a trailing slash; https. */
  url: string;
  /** Bearer token; null = none. */
  token: string | null;
  /** Default: 4 s, below the gateway's time-out. */
  timeoutMs?: number;
  /** Timeout for free times, which a page waits for. Default: 1.5 s. */
  freeTimesMs?: number;
  /** Failures in a row after which requests fail at once. Default: 5. */
  maxFailures?: number;
  /** How long they do. Default: 15 s. */
  pauseMs?: number;
}

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const FreeTimes = z.object({ times: z.array(Moment).max(5_000) });
const Answer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("confirmed"), id: z.string().min(1).max(200) }),
  z.object({ status: z.literal("refused"), nearest: z.array(Moment).max(50).default([]) }),
  /** The system has the request and decides later: it is asked again. */
  z.object({ status: z.literal("pending") }),
]);

/** More than any answer has. */
const maxBytes = 1_000_000;

/**
 * A scheduling system over HTTP; services/service/README.md has the requests. After several failures in a row,
 * requests fail at once for a while.
 */
export function httpScheduler(options: HttpSchedulerOptions): ExternalScheduler {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: options.pauseMs ?? 15_000,
    breaker: new ConsecutiveBreaker(options.maxFailures ?? 5),
  });
  const ask = async (request: SystemRequest) => {
    try {
      return await breaker.execute(() => send(options, request));
    } catch (error) {
      if (error instanceof SchedulerError) throw error;
      throw new SchedulerError("the scheduling system is not asked for a while after failures");
    }
  };
  const change = async (path: string, appointment: ExternalAppointment, key: string) =>
    answerOf(await ask({ method: "POST", path, body: bodyOf(appointment), key }));
  return {
    async freeTimes({ ids, from, to, minutes }) {
      const query = new URLSearchParams({ from, to, minutes: String(minutes), ...idsOf(ids) });
      const { body } = await ask({
        method: "GET",
        path: `/free-times?${query}`,
        timeoutMs: options.freeTimesMs ?? 1_500,
      });
      const parsed = FreeTimes.safeParse(body);
      if (!parsed.success) throw new SchedulerError("the scheduling system broke its contract");
      return parsed.data.times;
    },
    book: (appointment, key) => change("/appointments", appointment, key),
    move: (id, appointment, key) =>
      change(`/appointments/${encodeURIComponent(id)}/move`, appointment, key),
    async cancel(id, key) {
      const path = `/appointments/${encodeURIComponent(id)}/cancel`;
      await ask({ method: "POST", path, body: {}, key, mayBeGone: true });
    },
  };
}

interface SystemRequest {
  method: "GET" | "POST";
  path: string;
  body?: unknown;
  key?: string;
  /** Default: the timeout of changes. */
  timeoutMs?: number;
  /** True = 404 and 410 are answers, too. */
  mayBeGone?: boolean;
}

/** Redirects are errors, because they would send the owner's data elsewhere. */
async function send(
  { url, token, timeoutMs: changeMs = 4_000 }: HttpSchedulerOptions,
  { method, path, body, key, timeoutMs = changeMs, mayBeGone = false }: SystemRequest,
): Promise<{ body: unknown }> {
  const response = await fetch(url + path, {
    method,
    headers: {
      accept: "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new SchedulerError("the scheduling system did not answer");
  });
  const isGone = response.status === 404 || response.status === 410;
  if (!response.ok && !(isGone && mayBeGone)) {
    await response.body?.cancel();
    throw new SchedulerError(`the scheduling system answered ${response.status}`);
  }
  // Without causes: they may quote the answer.
  const text = await response.text().catch(() => "");
  if (text.length > maxBytes) throw new SchedulerError("the scheduling system broke its contract");
  return { body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answerOf({ body }: { body: unknown }): SchedulerResponse {
  const parsed = Answer.safeParse(body);
  if (!parsed.success) throw new SchedulerError("the scheduling system broke its contract");
  const { data } = parsed;
  if (data.status === "pending") throw new SchedulerError("the scheduling system decides later");
  if (data.status === "refused") return { kind: "refused", nearest: data.nearest };
  return { kind: "confirmed", outsideId: data.id };
}

/** Unknown ids are left out. */
function idsOf({ storeId, adviserId, technicianId }: ExternalIds): Record<string, string> {
  return {
    ...(storeId !== null && { store_id: storeId }),
    ...(adviserId !== null && { adviser_id: adviserId }),
    ...(technicianId !== null && { technician_id: technicianId }),
  };
}

function bodyOf({ appointment, ids, ...more }: ExternalAppointment) {
  return { ...appointment, ...idsOf(ids), ...more };
}

import type { Recall } from "@forecourt/contracts/areas/service/recalls";
import { answerCache } from "@forecourt/service-kit/answer-cache";
import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { z } from "zod";
import { RecallError, type RecallSource } from "./recall-source.ts";

export interface HttpRecallsOptions {
  /** Where requests are posted; https. */
  url: string;
  /** Bearer token; null = none. */
  token: string | null;
  /** Default: 3 s, below the gateway's time-out. */
  timeoutMs?: number;
  /** Failures in a row after which requests fail at once. Default: 5. */
  maxFailures?: number;
  /** How long they do. Default: 15 s. */
  pauseMs?: number;
  /** The current time in milliseconds. */
  now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;
const maxText = 2_000;

const Text = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").trim().slice(0, maxText));

/** Names as in NHTSA's recalls API. */
const Answer = z.object({
  results: z
    .array(
      z.object({
        NHTSACampaignNumber: z.string().min(1).max(40),
        Component: Text,
        Summary: Text,
        Consequence: Text,
        Remedy: Text,
      }),
    )
    .max(100),
});

/**
 * Open recalls by VIN over HTTP: a POST with `{ vin }`, which no address has, answers `{ results }` in the shape of
 * NHTSA's recalls API, with the campaigns that are not repaired. An answer is used for 6 hours; after several failures in
 * a row, requests fail at once for a while.
 */
export function httpRecalls(options: HttpRecallsOptions): RecallSource {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: options.pauseMs ?? 15_000,
    breaker: new ConsecutiveBreaker(options.maxFailures ?? 5),
  });
  const { now = Date.now } = options;
  const answers = answerCache<Recall[]>({ now, maxAgeMs: 6 * HOUR_MS, maxAnswers: 1_000 });
  return {
    isSandbox: false,
    async openRecalls(vin) {
      const known = answers.get(vin);
      if (known) return known;
      const recalls = await breaker.execute(() => ask(options, vin)).catch(rethrow);
      answers.set(vin, recalls);
      return recalls;
    },
  };
}

function rethrow(error: unknown): never {
  if (error instanceof RecallError) throw error;
  throw new RecallError("recalls are not asked for a while after failures");
}

/** Redirects are errors, because they would send the VIN elsewhere. */
async function ask(
  { url, token, timeoutMs = 3_000 }: HttpRecallsOptions,
  vin: string,
): Promise<Recall[]> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ vin }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new RecallError("the source of recalls did not answer");
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new RecallError(`the source of recalls answered ${response.status}`);
  }
  // Without causes: they may quote the answer.
  const body: unknown = await response.json().catch(() => null);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new RecallError("the source of recalls broke its contract");
  return answer.data.results.map((result) => ({
    campaign: result.NHTSACampaignNumber,
    component: result.Component,
    summary: result.Summary,
    consequence: result.Consequence,
    remedy: result.Remedy,
  }));
}

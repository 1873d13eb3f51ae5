import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { z } from "zod";
import { type Bureau, type BureauAnswer, BureauError, type BureauRequest } from "./bureau.ts";

export interface HttpBureauOptions {
  /** Where requests are posted; https. */
  url: string;
  /** Bearer token. */
  token: string;
  /** Default: 4 s, below the gateway's time-out. */
  timeoutMs?: number;
  /** Failures in a row after which requests fail at once. Default: 5. */
  maxFailures?: number;
  /** How long they do. Default: 15 s. */
  pauseMs?: number;
}

const Answer = z.union([
  z.object({ kind: z.literal("score"), score: z.int().min(300).max(850) }),
  z.object({ kind: z.enum(["no-file", "frozen"]) }),
]);

/**
 * A bureau, or a reseller, over HTTP: a POST with `{ inquiry: "soft", applicant }` answers
 * `{ kind: "score", score }`, `{ kind: "no-file" }` or `{ kind: "frozen" }`. Nothing is retried, because each
 * request may be billed; after several failures in a row, requests fail at once for a while.
 */
export function httpBureau(options: HttpBureauOptions): Bureau {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: options.pauseMs ?? 15_000,
    breaker: new ConsecutiveBreaker(options.maxFailures ?? 5),
  });
  return {
    isSandbox: false,
    async softPull(request) {
      try {
        return await breaker.execute(() => ask(options, request));
      } catch (error) {
        if (error instanceof BureauError) throw error;
        throw new BureauError("the bureau is not asked for a while after failures");
      }
    },
  };
}

/** Redirects are errors, because they would send the applicant's data elsewhere. */
async function ask(
  { url, token, timeoutMs = 4_000 }: HttpBureauOptions,
  applicant: BureauRequest,
): Promise<BureauAnswer> {
  const { firstName, lastName, dateOfBirth, street, zip, state } = applicant;
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({
      inquiry: "soft",
      applicant: { firstName, lastName, dateOfBirth, street, zip, state },
    }),
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new BureauError("the bureau did not answer");
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new BureauError(`the bureau answered ${response.status}`);
  }
  // Without causes: they may quote the answer.
  const body: unknown = await response.json().catch(() => null);
  const answer = Answer.safeParse(body);
  if (!answer.success) throw new BureauError("the bureau broke its contract");
  return answer.data;
}

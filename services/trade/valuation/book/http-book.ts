import { answerCache } from "@forecourt/service-kit/answer-cache";
import { ConsecutiveBreaker, circuitBreaker, handleAll } from "cockatiel";
import { ValuationError, type Valuer } from "../valuation.ts";
import { BookAnswer } from "./book-answer.ts";
import { parseValuation } from "./parse-valuation.ts";

export interface BookOptions {
  /** URL of the web service, https, without a trailing slash. */
  url: string;
  user: string;
  password: string;
  /** Default: 4 s, below the gateway's time-out. */
  timeoutMs?: number;
  /** Failures in a row after which requests fail at once. Default: 5. */
  maxFailures?: number;
  /** How long they do. Default: 15 s. */
  pauseMs?: number;
  /** The current time in milliseconds. */
  now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The valuation service by the first eight characters of the VIN and the tenth, over HTTP with Basic
 * authentication. Values change daily, so that an answer is used for 12 hours. Nothing is retried, because
 * requests may be billed; after several failures in a row, requests fail at once for a while.
 */
export function httpBook(options: BookOptions): Valuer {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: options.pauseMs ?? 15_000,
    breaker: new ConsecutiveBreaker(options.maxFailures ?? 5),
  });
  const { now = Date.now } = options;
  const answers = answerCache<BookAnswer>({ now, maxAgeMs: 12 * HOUR_MS, maxAnswers: 1_000 });
  return {
    valuesOptions: true,
    async value(car) {
      if (car.vin === null) return null;
      const pattern = car.vin.slice(0, 8) + car.vin.slice(9, 10);
      const known = answers.get(pattern);
      if (known) return parseValuation(known, car);
      const answer = await breaker.execute(() => requestAnswer(options, pattern)).catch(rethrow);
      const valuation = parseValuation(answer, car);
      answers.set(pattern, answer);
      return valuation;
    },
  };
}

function rethrow(error: unknown): never {
  if (error instanceof ValuationError) throw error;
  throw new ValuationError("the valuation service is not requested for a while after failures", {
    cause: error,
  });
}

/** Redirects are errors, because they would send the password elsewhere. */
async function requestAnswer(
  { url, user, password, timeoutMs = 4_000 }: BookOptions,
  pattern: string,
): Promise<BookAnswer> {
  const credentials = Buffer.from(`${user}:${password}`).toString("base64");
  const response = await fetch(`${url}/UsedVehicle/VIN/${pattern}?fmt=json`, {
    headers: { authorization: `Basic ${credentials}`, accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new ValuationError("the valuation service did not answer", { cause });
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ValuationError(`the valuation service answered ${response.status}`);
  }
  const body: unknown = await response.json().catch(() => null);
  const answer = BookAnswer.safeParse(body);
  if (!answer.success) throw new ValuationError("the valuation service broke its contract");
  return answer.data;
}

import type { Canary } from "@forecourt/contracts/release";

/** A percentage of visitors, and for how long it stays; null = until somebody changes it. */
export interface Step {
  percent: number;
  minutes: number | null;
}

const minuteMs = 60_000;

/** `10%`, `0.5 %`; null for any other text, and for a percentage that no visitor or every visitor would get. */
export function parsePercent(text: string): number | null {
  const [, number] = /^(\d{1,3}(?:\.\d)?) ?%$/.exec(text) ?? [];
  const percent = Number(number);
  return number !== undefined && percent > 0 && percent <= 100 ? percent : null;
}

/**
 * `10% 30m, 50% 1h, 100%`: each percentage with how long it stays, ever larger; only the last may have no time.
 * Null for anything else.
 */
export function parseSchedule(text: string): Step[] | null {
  const steps: Step[] = [];
  const parts = text.split(",").map((part) => part.trim());
  for (const [index, part] of parts.entries()) {
    const [, share = "", , number, unit] = /^(\S+?%)( +(\d{1,4})(m|h|d))?$/.exec(part) ?? [];
    const percent = parsePercent(share);
    const isLast = index === parts.length - 1;
    if (percent === null || (number === undefined) !== isLast) return null;
    if (percent <= (steps.at(-1)?.percent ?? 0)) return null;
    const minutes = number === undefined ? null : Number(number) * (unitMinutes[unit ?? ""] ?? 0);
    if (minutes === 0) return null;
    steps.push({ percent, minutes });
  }
  return steps;
}

const unitMinutes: Record<string, number> = { m: 1, h: 60, d: 24 * 60 };

/**
 * The steps with the moment when each begins. All but the first begin at a full minute, because a page in the cache is
 * valid until the end of a minute. @param start epoch ms
 */
export function stepsFrom(steps: readonly Step[], start: number): Canary["steps"] {
  let at = start;
  return steps.map(({ percent, minutes }) => {
    const from = new Date(at).toISOString();
    at = Math.ceil((at + (minutes ?? 0) * minuteMs) / minuteMs) * minuteMs;
    return { from, percent };
  });
}

import { pageHealthPath } from "@forecourt/contracts/visitor/page-health-path";
import { splitDocumentRecord } from "@forecourt/domain/experiments/document-record";
import type { BootState } from "../../page-state.ts";
import type { caughtMark, chunkMark, mismatchMark } from "../health-marks.ts";

/** Checked by type only: a value that two scripts import costs both of them some bytes. */
const marks: [typeof mismatchMark, typeof caughtMark, typeof chunkMark] = [
  "forecourt:mismatch",
  "forecourt:caught",
  "forecourt:preload-error",
];

/** Properties of the browsers' entries about layout shifts and interactions, which TypeScript does not know. */
interface MeasuredEntry extends PerformanceEntry {
  value?: number;
  hadRecentInput?: boolean;
  interactionId?: number;
}

/** A burst of layout shifts ends after a pause, or after this time (https://web.dev/articles/cls). */
const pauseMs = 1000;
const maxBurstMs = 5000;

export interface PageHealthReport {
  /** Sends how the document did so far, once: what follows belongs to another page. */
  send(): void;
}

/**
 * Measures how this document does, and reports it when it is hidden or left, with consent at that time. What
 * happened before this script was loaded is read from the browser's own records.
 */
export function measurePageHealth(
  { record, page: { area, page } }: Pick<BootState, "record" | "page">,
  allowed: () => boolean,
): PageHealthReport {
  const vitals = measureVitals();
  let hasError = false;
  for (const type of ["error", "unhandledrejection"]) {
    addEventListener(type, () => {
      hasError = true;
    });
  }
  let isSent = false;
  const send = () => {
    if (isSent || !allowed()) return;
    isSent = true;
    const has = (mark: string) => performance.getEntriesByName(mark).length > 0;
    const [mismatch, caught, chunk] = marks.map(has);
    const body = {
      record: splitDocumentRecord(record).record,
      page: area && page ? `${area}/${page}` : "none",
      mismatch,
      error: hasError || caught,
      chunk,
      ...vitals(),
    };
    fetch(pageHealthPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      referrerPolicy: "no-referrer",
      keepalive: true,
    }).catch(() => undefined);
  };
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) send();
  });
  return { send };
}

/** The measures so far; those of which the browser has reported nothing are missing. */
function measureVitals() {
  let lcp: number | undefined;
  let inp: number | undefined;
  const shifts = layoutShifts();
  observe("largest-contentful-paint", ({ startTime }) => {
    lcp = startTime - shownAt();
  });
  // On a page with few interactions, INP is the slowest one.
  for (const type of ["first-input", "event"]) {
    observe(type, ({ duration, interactionId = 0 }) => {
      if (interactionId > 0 || type === "first-input") inp = Math.max(inp ?? 0, duration);
    });
  }
  const hasShifts = observe("layout-shift", shifts.add);
  return () => ({
    ...(lcp !== undefined && { lcp: Math.max(0, Math.round(lcp)) }),
    ...(inp !== undefined && { inp: Math.round(inp) }),
    ...(hasShifts && { cls: Math.round(shifts.largest() * 1000) / 1000 }),
  });
}

/** The largest burst of layout shifts. */
function layoutShifts() {
  let largest = 0;
  let burst = { from: 0, until: 0, sum: 0 };
  return {
    add({ startTime, value = 0, hadRecentInput }: MeasuredEntry) {
      if (hadRecentInput) return;
      const isNew = startTime - burst.until > pauseMs || startTime - burst.from > maxBurstMs;
      if (isNew) burst = { from: startTime, until: startTime, sum: 0 };
      burst = { ...burst, until: startTime, sum: burst.sum + value };
      largest = Math.max(largest, burst.sum);
    },
    largest: () => largest,
  };
}

/** Time at which a prerendered document was shown (ms); 0 for any other. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
}

/** False where the browser does not report this type. */
function observe(type: string, take: (entry: MeasuredEntry) => void): boolean {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return false;
  const options = { type, buffered: true, durationThreshold: 40 };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  return true;
}

import type { TestDriveDays } from "@forecourt/contracts/leads/test-drives";
import {
  testDriveParameters,
  wizardParameters,
} from "@forecourt/contracts/paths/personal-parameters";

/** The day, time and inquiry of the address. */
export interface TestDriveRequest {
  /** Null = not chosen yet. */
  day: string | null;
  time: string | null;
  /** Token of the inquiry that booked it. */
  inquiry: string | null;
}

/** `/test-drive/…?day=2026-03-07&time=09:30`. */
export function testDriveUrl(
  path: string,
  { day, time, inquiry }: Partial<TestDriveRequest> = {},
): string {
  const parameters = [
    [testDriveParameters.day, day],
    [testDriveParameters.time, time],
    [wizardParameters.inquiry, inquiry],
  ] as const;
  const query = parameters.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

/** Reads the address; invalid days and times become null. */
export function readTestDriveRequest(query: URLSearchParams): TestDriveRequest {
  const day = query.get(testDriveParameters.day) ?? "";
  const time = query.get(testDriveParameters.time) ?? "";
  const inquiry = query.get(wizardParameters.inquiry) ?? "";
  return {
    day: isDay(day) ? day : null,
    time: /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    inquiry: /^[\w-]{22,64}$/.test(inquiry) ? inquiry : null,
  };
}

/**
 * Drops a day on which the store is closed and a time that it does not offer. Keeps a time that was taken in the
 * meantime, because the page shows a notice about it.
 */
export function keepAvailable(
  requested: TestDriveRequest,
  { days }: TestDriveDays,
): TestDriveRequest {
  const { times = [], day = null } = days.find((one) => one.day === requested.day) ?? {};
  const time = times.find((one) => one.time === requested.time)?.time ?? null;
  return { day, time, inquiry: requested.inquiry };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  // `Date` reads February 31 as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

import type { Canary } from "@forecourt/contracts/release";
import { runningCanaries, selectCanary } from "@forecourt/service-kit/releases/select-canary";

const consent = "allowCookies=essential,functional,analytics; displayCookies=hide";

/** How many cohorts there are. */
export const cohortCount = 1000;

const all = Array.from({ length: cohortCount }, (_value, index) => index);

/** Cookies of a visitor of a cohort, with the consent that a cohort needs. */
export function cohortCookie(cohort: number): string {
  return `${consent}; cohort=${cohort}`;
}

/** The cohorts that get a canary at the dealer with one store, and those that do not. */
export function cohortsOf(canary: Canary) {
  const place = { dealerId: "ozark-mitsubishi", storeId: null };
  const running = runningCanaries([canary], place, Date.now());
  const isIn = (cohort: number) => selectCanary(running, cohort) !== null;
  return { inside: all.filter(isIn), outside: all.filter((cohort) => !isIn(cohort)) };
}

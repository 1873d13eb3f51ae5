import type { Canary, CanaryChange } from "@forecourt/contracts/release";
import { type CanaryContents, canaryReleases } from "./canary-contents.ts";
import type { StartedService } from "./started-services.ts";

/** `a canary of mfe-trade 0123… for 10 % of the visitors of heartland, then 50 % from … on, by Ada`. */
export function canaryText(canary: Canary): string {
  const { places, steps, by } = canary;
  const [first, ...later] = steps;
  const where = places.length === 0 ? "" : ` of ${places.join(", ")}`;
  const then = later.map(({ percent, from }) => `, ${percent} % from ${from} on`).join("");
  const since = `since ${first?.from}, by ${by}`;
  return `canary of ${releasesText(canary)} for ${first?.percent} % of the visitors${where}${then}, ${since}`;
}

/** `Ada started the canary of mfe-trade 0123…`, with the reason if there is one. */
export function changeText(change: CanaryChange): string {
  const { action, by, because } = change;
  const why = because === undefined ? "" : `, because ${because}`;
  return `${by} ${done[action]} the canary of ${releasesText(change)}${why}`;
}

/** `service-trade 0123… runs beside the live one, at http://127.0.0.1:20001`. */
export function startedText({ service, release, state, url, why }: StartedService): string {
  const texts = {
    starting: "is starting; until then, its visitors get what is live",
    running: `runs beside the live one, at ${url}`,
    failed: `does not run: ${why}. Its visitors get what is live`,
  };
  return `service-${service} ${release} ${texts[state]}`;
}

const done = {
  start: "started",
  change: "changed",
  promote: "promoted",
  abort: "aborted",
  "roll-back": "rolled back",
} as const;

function releasesText(contents: CanaryContents): string {
  return canaryReleases(contents)
    .map((pair) => pair.join(" "))
    .join(", ");
}

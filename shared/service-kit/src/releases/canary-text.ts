import type { Canary, CanaryChange } from "@forecourt/contracts/release";

/** `a canary of mfe-trade 0123… for 10 % of the visitors of heartland, then 50 % from … on, by Ada`. */
export function canaryText({ releases, places, steps, by }: Canary): string {
  const [first, ...later] = steps;
  const where = places.length === 0 ? "" : ` of ${places.join(", ")}`;
  const then = later.map(({ percent, from }) => `, ${percent} % from ${from} on`).join("");
  const since = `since ${first?.from}, by ${by}`;
  return `canary of ${releasesText(releases)} for ${first?.percent} % of the visitors${where}${then}, ${since}`;
}

/** `Ada started the canary of mfe-trade 0123…`, with the reason if there is one. */
export function changeText({ action, releases, by, because }: CanaryChange): string {
  const why = because === undefined ? "" : `, because ${because}`;
  return `${by} ${done[action]} the canary of ${releasesText(releases)}${why}`;
}

const done = {
  start: "started",
  change: "changed",
  promote: "promoted",
  abort: "aborted",
  "roll-back": "rolled back",
} as const;

function releasesText(releases: Canary["releases"]): string {
  return Object.entries(releases)
    .map((pair) => pair.join(" "))
    .join(", ");
}

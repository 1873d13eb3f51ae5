import { setTimeout as sleep } from "node:timers/promises";
import { changedRelease } from "../../../e2e/harness/changed-release.ts";
import { activate, rollback } from "../../../tools/release/activate.ts";
import { type ChangeSite, startChangeSite } from "./change-site.ts";

const rounds = 10;
const search = "/used-cars-for-sale";
const names = ["Ozark Trail", "Maple Ridge"] as const;

/** A change, and what a page shows afterwards. */
interface Change {
  apply(): Promise<unknown>;
  path: string;
  isShown(status: number, html: string): boolean;
}

/** Milliseconds from a change to the first page that shows it, for an anonymous visitor. */
export async function measureChanges(): Promise<object> {
  const changing = await startChangeSite();
  try {
    const next = await changedRelease(changing.releasesDir, "mfe-inventory", (script) =>
      script.replaceAll('"search.sort"', '"search.pages"'),
    );
    const kinds: Record<string, (turn: number) => Change> = {
      price: (turn) => priceChange(changing, 20_000 + turn * 100),
      soldCar: (turn) => (turn % 2 === 0 ? sale(changing) : priceChange(changing, 19_000)),
      text: (turn) => textChange(changing, turn),
      activation: (turn) => activation(changing, turn % 2 === 0 ? next : null),
    };
    await changing.importCar(18_000);
    const figures: Record<string, object> = {};
    for (const [kind, changeOf] of Object.entries(kinds)) {
      const times: number[] = [];
      for (let turn = 0; turn < rounds; turn += 1) {
        times.push(await timeToPage(changing.site.origin, changeOf(turn)));
      }
      times.sort((a, b) => a - b);
      figures[kind] = { p50Ms: times[rounds / 2], maxMs: times.at(-1) };
    }
    return { rounds, ...figures };
  } finally {
    await changing.stop();
  }
}

function priceChange({ importCar, car }: ChangeSite, price: number): Change {
  const shown = `$${price.toLocaleString("en-US")}`;
  return {
    apply: () => importCar(price),
    path: car,
    isShown: (status, html) => status === 200 && html.includes(shown),
  };
}

function sale({ importCar, car }: ChangeSite): Change {
  const [vin = ""] = car.split("-").slice(-1);
  return {
    apply: () => importCar(null),
    path: search,
    isShown: (status, html) => status === 200 && !html.includes(vin),
  };
}

function textChange({ editDealer }: ChangeSite, turn: number): Change {
  const [before = "", after = ""] = turn % 2 === 0 ? names : names.toReversed();
  return {
    apply: () => editDealer(before, after),
    path: "/",
    isShown: (status, html) => status === 200 && html.includes(after) && !html.includes(before),
  };
}

/** @param release null = back to the one before */
function activation({ releasesDir }: ChangeSite, release: string | null): Change {
  const shown = release === null ? ">Sort by</span>" : ">Pages of results</span>";
  return {
    apply: () =>
      release === null
        ? rollback(releasesDir, "mfe-inventory")
        : activate(releasesDir, { "mfe-inventory": release }),
    path: search,
    isShown: (status, html) => status === 200 && html.includes(shown),
  };
}

/** A page is requested at this interval, so that the answer is that much too high at most. */
const POLL_MS = 10;
const GIVE_UP_MS = 60_000;

async function timeToPage(origin: string, { apply, path, isShown }: Change): Promise<number> {
  // A page that is in the cache is the hard case.
  await (await fetch(origin + path)).text();
  await apply();
  const start = performance.now();
  while (performance.now() - start < GIVE_UP_MS) {
    const requestedAt = performance.now();
    const response = await fetch(origin + path);
    // The client's own time to read the page is not the site's.
    const ms = performance.now() - start;
    if (isShown(response.status, await response.text())) return Math.round(ms);
    await sleep(Math.max(0, requestedAt + POLL_MS - performance.now()));
  }
  throw new Error(`${path} does not show the change`);
}

import { internalHeaders } from "@forecourt/contracts/tenant";
import { buildBare } from "../bare/build.ts";
import { startBareServer } from "../bare/start.ts";
import { startBenchSite } from "./bench-site.ts";
import { alternate, type Load, type LoadResult, ratio } from "./load.ts";

const path = "/used-cars-for-sale";

/**
 * The search page, uncached: the shell server with its remote against a bare Express app that
 * renders the same tree from the same service's data and does nothing else.
 */
export async function measureRendering(): Promise<object> {
  const site = await startBenchSite();
  const bare = await startBareServer(await buildBare(), {
    inventory: site.originOf("inventory"),
    credential: site.credential,
  });
  try {
    const common = { connections: 8, seconds: 5 };
    const headers = {
      [internalHeaders.dealer]: "ozark-mitsubishi",
      [internalHeaders.nonce]: "n",
      [internalHeaders.credential]: site.credential,
    };
    const origin = site.originOf("shell");
    const ofShell = { url: origin + path, headers, ...common };
    const ofBare = { url: bare.origin + path, ...common };
    const measure = async (paths: Pick<Load, "nextPath">) => {
      const before = await markupOutcomes(origin);
      const figures = await alternate({ ...ofShell, ...paths }, { ...ofBare, ...paths }, 3);
      return figuresOf(figures, before, await markupOutcomes(origin));
    };
    const sameAddress = await measure({});
    return { sameAddress, newAddresses: await measure({ nextPath: newAddress() }) };
  } finally {
    await bare.stop();
    await site.stop();
  }
}

/** Addresses of the search page that no request has had: each has another lowest price. */
function newAddress(): () => string {
  let dollars = 1_000;
  return () => `${path}/price-over-${(dollars += 1)}`;
}

interface MarkupOutcomes {
  all: number;
  reused: number;
}

/** How many pages the shell server has sent, and with reused markup. */
async function markupOutcomes(shell: string): Promise<MarkupOutcomes> {
  const metrics = await (await fetch(`${shell}/metrics`)).text();
  const lines = [...metrics.matchAll(/^shell_markup_total\{outcome="(\w+)"\} (\d+)$/gm)];
  const sum = (wanted?: string) =>
    lines
      .filter(([, outcome]) => wanted === undefined || outcome === wanted)
      .reduce((total, [, , count]) => total + Number(count), 0);
  return { all: sum(), reused: sum("reused") };
}

function figuresOf(
  [shell, express]: [LoadResult, LoadResult],
  before: MarkupOutcomes,
  after: MarkupOutcomes,
): object {
  return {
    shellPerSecond: Math.round(shell.requestsPerSecond),
    barePerSecond: Math.round(express.requestsPerSecond),
    ratio: ratio(shell.requestsPerSecond, express.requestsPerSecond),
    reused: ratio(after.reused - before.reused, after.all - before.all),
    p99: { shell: shell.p99, bare: express.p99 },
  };
}

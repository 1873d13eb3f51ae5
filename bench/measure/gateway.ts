import { internalHeaders } from "@forecourt/contracts/tenant";
import { startBenchSite } from "./bench-site.ts";
import { alternate, ratio } from "./load.ts";

const path = "/api/company/pages/home";

/** One small JSON answer through the gateway and straight from its service. */
export async function measureGateway(): Promise<object> {
  const site = await startBenchSite();
  try {
    const direct = {
      url: site.originOf("company") + path,
      headers: {
        [internalHeaders.dealer]: "ozark-mitsubishi",
        [internalHeaders.credential]: site.credential,
      },
    };
    const proxied = { url: site.origin + path };
    const full = { connections: 16, seconds: 4 };
    const single = { connections: 1, seconds: 3 };
    const [through, straight] = await alternate({ ...proxied, ...full }, { ...direct, ...full }, 3);
    const [slow, quick] = await alternate({ ...proxied, ...single }, { ...direct, ...single }, 3);
    return {
      proxiedPerSecond: Math.round(through.requestsPerSecond),
      directPerSecond: Math.round(straight.requestsPerSecond),
      ratio: ratio(through.requestsPerSecond, straight.requestsPerSecond),
      // From the rate of a single connection: finer than the whole milliseconds of a percentile.
      addedMs: addedMs(slow.requestsPerSecond, quick.requestsPerSecond),
      p50: { proxied: slow.p50, direct: quick.p50 },
    };
  } finally {
    await site.stop();
  }
}

/** Milliseconds that a request takes longer at `slow` than at `quick` requests a second. */
function addedMs(slow: number, quick: number): number {
  return Math.round(100_000 / slow - 100_000 / quick) / 100;
}

import { internalHeaders } from "@forecourt/contracts/tenant";
import { buildBare } from "../bare/build.ts";
import { startBareServer } from "../bare/start.ts";
import { startBenchSite } from "./bench-site.ts";
import { alternate, ratio } from "./load.ts";

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
    const [shell, express] = await alternate(
      { url: site.originOf("shell") + path, headers, ...common },
      { url: bare.origin + path, ...common },
      3,
    );
    return {
      shellPerSecond: Math.round(shell.requestsPerSecond),
      barePerSecond: Math.round(express.requestsPerSecond),
      ratio: ratio(shell.requestsPerSecond, express.requestsPerSecond),
      p99: { shell: shell.p99, bare: express.p99 },
    };
  } finally {
    await bare.stop();
    await site.stop();
  }
}

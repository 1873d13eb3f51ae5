// Builds releases and gives them to a tenth of the visitors, as `npm run release -- canary NAME... 10%` does, without
// opening their pages first: `node start-canary.ts NAME...` in a team's checkout, with RELEASES_DIR.
import { ReleasableName } from "@forecourt/contracts/release";
import { processEnv } from "@forecourt/service-kit/config";
import type { Releases } from "../../tools/release/activate.ts";
import { setCanary } from "../../tools/release/canary/change-canary.ts";
import { publish } from "../../tools/release/publish.ts";
import { releasesDirOf } from "../../tools/release/releases-dir.ts";

const releasesDir = releasesDirOf(processEnv());
const releases: Releases = {};
for (const name of ReleasableName.array().parse(process.argv.slice(2))) {
  releases[name] = (await publish(releasesDir, name)).release;
}
const made = { by: "Ada", commit: null, dirty: null };
await setCanary(releasesDir, { releases, steps: [{ percent: 10, minutes: null }] }, { made });

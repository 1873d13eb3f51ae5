import { areaNames } from "@forecourt/contracts/areas";
import type { ReleaseManifest } from "@forecourt/contracts/release";
import { serve } from "@forecourt/service-kit/service";
import { createReleaseLoader } from "../../shell/src/server/release-loader.ts";
import { createShell } from "../../shell/src/server/server.ts";

/** Loads modules from the build of `build.ts`, which contains everything that the shell server loads from remotes. */
function oneBundleLoader(releasesDir: string) {
  const loader = createReleaseLoader(releasesDir);
  return {
    ...loader,
    manifest: async (name: ReleaseManifest["name"], release: string): Promise<ReleaseManifest> => {
      const whole = await loader.manifest("shell", release);
      const area = areaNames.find((one) => name === `mfe-${one}`);
      if (!area) return whole;
      const own = Object.entries(whole.pages)
        .filter(([page]) => page.startsWith(`${area}-`))
        .map(([page, assets]) => [page.slice(area.length + 1), assets]);
      return { ...whole, pages: Object.fromEntries(own) };
    },
  };
}

if (import.meta.main) await serve((env) => createShell(env, oneBundleLoader));

import type { AreaName } from "@forecourt/contracts/areas";
import type { PageLoader } from "@forecourt/contracts/page";
import type { PageModule } from "@forecourt/remote-kit/pages";

/** The one module a remote exposes, `./routes`, as the shell sees it. */
export interface AreaModule {
  pages: Record<string, () => Promise<PageModule<unknown>>>;
  /** Only in server builds. */
  loaders?: Record<string, PageLoader<unknown>>;
}

/** The global that a remote's web entry writes its container to. */
export function containerGlobal(area: AreaName): string {
  return `forecourt:mfe-${area}`;
}

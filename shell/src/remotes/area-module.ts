import type { AreaName } from "@forecourt/contracts/areas";
import type { PageLoader } from "@forecourt/contracts/page";
import type { FragmentLoader, FragmentModule } from "@forecourt/remote-kit/fragments";
import type { PageModule } from "@forecourt/remote-kit/pages";

/** The one module that a remote exposes, `./routes`. */
export interface AreaModule {
  pages: Record<string, () => Promise<PageModule<unknown>>>;
  /** Only in server builds. */
  loaders?: Record<string, PageLoader<unknown>>;
  /** Fragments that this area renders on pages of other areas; missing = none. */
  fragments?: Record<string, () => Promise<FragmentModule<unknown>>>;
  /** Only in server builds. */
  fragmentLoaders?: Record<string, FragmentLoader<unknown>>;
}

/** The global variable to which a remote's web entry assigns its container. */
export function containerGlobal(area: AreaName): string {
  return `forecourt:mfe-${area}`;
}

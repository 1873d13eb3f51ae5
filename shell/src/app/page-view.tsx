import type { AreaName } from "@forecourt/contracts/areas";
import type { DeferredValues, PageModule } from "@forecourt/remote-kit/pages";
import { memo } from "react";
import { AreaBoundary } from "./area-boundary.tsx";
import { AreaFallback } from "./frame/area-fallback.tsx";
import { ErrorPage } from "./frame/error-page.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";
import type { PagePlace } from "./page-place.ts";
import type { PageState } from "./page-state.ts";

/** A page ready to draw: its state and, when there is one, its component. */
export interface LoadedPage {
  state: PageState;
  /** Null for the frame's own pages, and in a browser whose copy of the area did not load. */
  Page: PageModule<unknown>["Page"] | null;
  late: DeferredValues;
  /** How it was left, when it is shown again. */
  place?: PagePlace;
}

/** The middle of the frame. It is drawn for a new page only, not for what the router says of its way. */
export const PageView = memo(function PageView({ state, Page, late }: LoadedPage) {
  const { outcome, area } = state;
  if (outcome === "not-found") return <NotFoundPage />;
  if (outcome === "error") return <ErrorPage status={state.status} {...requestIdOf(state)} />;
  if (outcome === "unavailable" || area === null) return <AreaFallback area={area ?? "company"} />;
  if (!Page) return <InertPage area={area} />;
  return (
    <div data-area={area}>
      <AreaBoundary fallback={<AreaFallback area={area} />}>
        <Page data={state.data} late={late} />
      </AreaBoundary>
    </div>
  );
});

function requestIdOf({ data }: PageState): { requestId?: string } {
  const known = typeof data === "object" && data !== null && "requestId" in data;
  return known ? { requestId: String(data.requestId) } : {};
}

/**
 * Keeps the server's markup of a page whose code did not load: its links and forms work as they do
 * without JavaScript, and the frame around it comes alive. React leaves the content of an element
 * with `dangerouslySetInnerHTML` as it is when it hydrates.
 */
function InertPage({ area }: { area: AreaName }) {
  return <div data-area={area} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

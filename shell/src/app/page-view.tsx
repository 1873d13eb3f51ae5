import type { AreaName } from "@forecourt/contracts/areas";
import type { DeferredValues, PageModule } from "@forecourt/remote-kit/pages";
import { RejectedFormProvider } from "@forecourt/remote-kit/rejected-form";
import { memo } from "react";
import { AreaBoundary } from "./area-boundary.tsx";
import { AreaFallback } from "./frame/area-fallback.tsx";
import { ErrorPage } from "./frame/error-page.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";
import { LostForm } from "./lost-form.tsx";
import { fragmentNodes } from "./page-fragments.tsx";
import type { PageState } from "./page-state.ts";
import type { ViewState } from "./view-state.ts";

/** A page ready to render: its state and its component. */
export interface LoadedPage {
  state: PageState;
  /** Null for the frame's own pages, and in a browser where the area's code did not load. */
  Page: PageModule<unknown>["Page"] | null;
  deferred: DeferredValues;
  /** Set when the page comes from the history cache. */
  viewState?: ViewState;
}

/** The content of the frame. Memoized, so that router state changes do not render it again. */
export const PageView = memo(function PageView({ state, Page, deferred }: LoadedPage) {
  const { outcome, area } = state;
  if (outcome === "not-found") return <NotFoundPage />;
  if (outcome === "error") return <ErrorPage status={state.status} {...requestIdOf(state)} />;
  if (outcome === "unavailable" || area === null) return <AreaFallback area={area ?? "company"} />;
  if (!Page) return <InertPage area={area} />;
  return (
    <div data-area={area}>
      {state.rejected && <LostForm text={state.rejected.lost} />}
      <AreaBoundary fallback={<AreaFallback area={area} />}>
        <RejectedFormProvider form={state.rejected?.form ?? null}>
          <Page data={state.data} deferred={deferred} fragments={fragmentNodes(state.fragments)} />
        </RejectedFormProvider>
      </AreaBoundary>
    </div>
  );
});

function requestIdOf({ data }: PageState): { requestId?: string } {
  const known = typeof data === "object" && data !== null && "requestId" in data;
  return known ? { requestId: String(data.requestId) } : {};
}

/**
 * Keeps the server's markup of a page whose code did not load: its links and forms work without
 * JavaScript while the frame is hydrated. React does not touch the content of an element with
 * `dangerouslySetInnerHTML` during hydration.
 */
function InertPage({ area }: { area: AreaName }) {
  return <div data-area={area} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

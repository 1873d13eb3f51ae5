import type { AreaName } from "@forecourt/contracts/areas";
import type { ComponentType } from "react";
import { AreaBoundary } from "./area-boundary.tsx";
import { AreaFallback } from "./frame/area-fallback.tsx";
import { NotFoundPage } from "./frame/not-found-page.tsx";
import type { PageState } from "./page-state.ts";

/** A page ready to draw: its state and, when there is one, its component. */
export interface LoadedPage {
  state: PageState;
  Page: ComponentType<{ data: unknown }> | null;
}

/** The middle of the frame. */
export function PageView({ state, Page }: LoadedPage) {
  if (state.outcome === "not-found") return <NotFoundPage />;
  if (state.outcome === "unavailable" || !Page) return <Unavailable area={state.area} />;
  return (
    <AreaBoundary fallback={<Unavailable area={state.area} />}>
      <Page data={state.data} />
    </AreaBoundary>
  );
}

function Unavailable({ area }: { area: AreaName | null }) {
  return <AreaFallback area={area ?? "company"} />;
}

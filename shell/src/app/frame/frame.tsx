import { usePending } from "@forecourt/remote-kit/navigation";
import type { ReactNode } from "react";
import { type ClientNavigation, noNavigation } from "../client-navigation.ts";
import { ConsentFrame } from "../consent/consent-frame.tsx";
import type { PageState } from "../page-state.ts";
import { Footer } from "./footer.tsx";
import { FrameStoreProvider } from "./frame-store.tsx";
import { FrameToasts } from "./frame-toasts.tsx";
import { Header } from "./header.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { MinimalFooter } from "./minimal-footer.tsx";
import { MinimalHeader } from "./minimal-header.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useLoadingPhase } from "./use-loading-phase.ts";

interface FrameProps {
  client?: ClientNavigation;
  /** Layout of the page; missing = the whole frame. */
  layout?: PageState["layout"];
  /** The area that owns the page. */
  area?: PageState["area"];
  /** Store of the page; missing = the visitor's store. */
  store?: PageState["store"];
  children: ReactNode;
}

/** Header, footer and notices around every page. */
export function Frame({ client = noNavigation, layout, area, store, children }: FrameProps) {
  const isMinimal = layout === "minimal";
  return (
    <FrameStoreProvider store={store}>
      <FrameToasts>
        <ConsentFrame first={<SkipLink />}>
          <Loading />
          {isMinimal ? <MinimalHeader area={area} /> : <Header area={area} />}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          {isMinimal ? <MinimalFooter /> : <Footer area={area} />}
          <OfflineNotice client={client} />
        </ConsentFrame>
      </FrameToasts>
    </FrameStoreProvider>
  );
}

/** A component of its own, so that only the bar renders when a navigation begins and ends. */
function Loading() {
  return <LoadingBar phase={useLoadingPhase(usePending())} />;
}

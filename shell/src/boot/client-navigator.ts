import type { ClientNavigation } from "../app/client-navigation.ts";
import { type CarriedTerms, noCarriedTerms } from "./carried-terms.ts";
import { createNavigationStatus } from "./navigation-status.ts";
import type { PayloadCache } from "./payload-cache.ts";
import { createPendingClick } from "./pending-click.ts";
import { markPending, unmarkPending } from "./pending-indicator.ts";

/** The part of the page router that is used. */
interface Router {
  readonly state: { navigation: { state: string } };
  navigate(path: string, options: { replace: boolean; preventScrollReset: boolean }): unknown;
  subscribe(changed: (state: Router["state"]) => void): () => void;
}

interface GoOptions {
  replace?: boolean;
  keepScroll?: boolean;
  /** The clicked link or form, which shows the pending state. */
  by?: HTMLElement;
}

export interface ClientNavigator extends ClientNavigation {
  go(path: string, options?: GoOptions): void;
  /** The network gave no response for `path`: the current page stays. */
  unreachable(path: string): void;
  /** Returns a function that is true once a later navigation was requested. */
  isSuperseded(): () => boolean;
  attach(router: Router): void;
}

/**
 * Starts client navigations. A click first paints its feedback; the router, which matches, saves the
 * scroll position and renders, starts after that paint. A later navigation cancels an earlier one.
 *
 * Create it before the router: a window calls `popstate` listeners in the order they were added, and
 * Back must cancel a pending click, not the navigation that the router starts for Back.
 */
export function createClientNavigator(
  payloads: Pick<PayloadCache, "pin" | "cancel">,
  terms: CarriedTerms = noCarriedTerms,
): ClientNavigator {
  let router: Router | null = null;
  let sequence = 0;
  const click = createPendingClick(payloads);
  const { setStatus, ...observable } = createNavigationStatus();
  function supersede(): void {
    sequence += 1;
    click.cancel();
  }
  addEventListener("popstate", supersede);
  return {
    ...observable,
    go(to, { replace = false, keepScroll = false, by } = {}) {
      terms.remember(to);
      const path = terms.pathTo(to);
      supersede();
      unmarkPending();
      markPending(by);
      click.start(path, () => {
        setStatus("pending");
        void router?.navigate(path, { replace, preventScrollReset: keepScroll });
      });
    },
    completed() {
      click.hydrated();
      if (!click.isPending() && router?.state.navigation.state !== "loading") setStatus("idle");
    },
    unreachable(path) {
      setStatus({ unreachable: path });
    },
    isSuperseded() {
      const own = sequence;
      return () => own !== sequence;
    },
    attach(attached) {
      router = attached;
      attached.subscribe(({ navigation }) => {
        if (navigation.state === "loading") setStatus("pending");
      });
    },
  };
}

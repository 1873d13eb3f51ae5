import type { ClientNavigation, NavigationStatus } from "../app/client-navigation.ts";
import { afterPaint } from "./after-paint.ts";
import type { Payloads } from "./payloads.ts";
import { markPending, unmarkPending } from "./pending-marks.ts";

/** What is asked of React Router. */
interface Router {
  readonly state: { navigation: { state: string } };
  navigate(path: string, options: { replace: boolean; preventScrollReset: boolean }): unknown;
  subscribe(changed: (state: Router["state"]) => void): () => void;
}

interface GoOptions {
  replace?: boolean;
  keepScroll?: boolean;
  /** What was clicked: it shows at once that it was. */
  by?: HTMLElement;
}

export interface ClientNavigator extends ClientNavigation {
  go(path: string, options?: GoOptions): void;
  /** No answer came for `path`: the page stays. */
  unreachable(path: string): void;
  /** Whether the visitor has meanwhile asked for something else than when this was called. */
  overtaken(): () => boolean;
  drive(router: Router): void;
}

/**
 * Client navigations, so that a click costs nothing but the sign that it was heard: the router, which
 * matches, saves the scroll position and has React draw, begins when that sign is painted. Whatever
 * is asked for later ends what was asked for before.
 *
 * To be made before the router is: Back ends a click that has not begun, not what the router begins for
 * it, and a window calls its own listeners in the order in which they came, capturing or not.
 */
export function createClientNavigator(payloads: Pick<Payloads, "hold" | "drop">): ClientNavigator {
  let router: Router | null = null;
  let asked = 0;
  let takeBack: (() => void) | null = null;
  /** React does not hear of the router before it has hydrated; what is asked for earlier waits. */
  let isAlive = false;
  let waiting: (() => void) | null = null;
  const { say, ...told } = createStatus();

  function supersede(): void {
    asked += 1;
    takeBack?.();
    takeBack = null;
    waiting = null;
  }

  addEventListener("popstate", supersede);
  return {
    ...told,
    go(path, { replace = false, keepScroll = false, by } = {}) {
      supersede();
      unmarkPending();
      markPending(by);
      payloads.hold(path, true);
      const begin = () => {
        takeBack = null;
        say("pending");
        void router?.navigate(path, { replace, preventScrollReset: keepScroll });
      };
      const cancel = afterPaint(() => {
        if (isAlive) begin();
        else waiting = begin;
      });
      takeBack = () => {
        cancel();
        payloads.hold(path, false);
        payloads.drop(path);
      };
    },
    arrived() {
      isAlive = true;
      waiting?.();
      waiting = null;
      if (takeBack === null && router?.state.navigation.state !== "loading") say("idle");
    },
    unreachable(path) {
      say({ unreachable: path });
    },
    overtaken() {
      const then = asked;
      return () => then !== asked;
    },
    drive(driven) {
      router = driven;
      driven.subscribe(({ navigation }) => {
        if (navigation.state === "loading") say("pending");
      });
    },
  };
}

/** Where the navigation stands, for those who want to know. */
function createStatus() {
  let status: NavigationStatus = "idle";
  const listeners = new Set<() => void>();
  return {
    status: () => status,
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    say(next: NavigationStatus): void {
      if (next !== "pending") unmarkPending();
      if (next === status) return;
      status = next;
      for (const changed of listeners) changed();
    },
  };
}

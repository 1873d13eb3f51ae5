import "@forecourt/ui/styles/base.css";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, NavigationType, RouterProvider } from "react-router-dom";
import { watchBoxes } from "../app/page-place.ts";
import type { BootState } from "../app/page-state.ts";
import { bootGlobal } from "../app/page-state.ts";
import { pageRouteId, siteRoutes } from "../app/routes.tsx";
import { watchChat } from "../app/tracking/watch-chat.ts";
import { watchVisit } from "../app/tracking/watch-visit.ts";
import { createAreas } from "../remotes/browser.ts";
import { payloadAsker } from "./ask-payload.ts";
import { createClientNavigator } from "./client-navigator.ts";
import { followLinks } from "./follow-links.ts";
import { forgetStored } from "./forget-stored.ts";
import { keepTerms } from "./keep-terms.ts";
import { keepVisitor } from "./keep-visitor.ts";
import { createKeptPages } from "./kept-pages.ts";
import { leftEarly } from "./left-early.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { pageLeft } from "./page-left.ts";
import { payloadLoader } from "./payload-loader.ts";
import { createPayloads } from "./payloads.ts";
import { prefetchOnIntent } from "./prefetch-on-intent.ts";
import { mayReload } from "./reload-guard.ts";

const boot: BootState = Reflect.get(globalThis, bootGlobal);

/** Takes over the page that the server drew, with the same releases and the same data. */
async function start(): Promise<void> {
  const visitor = createVisitorStore(boot.visitor);
  keepVisitor(visitor, boot.site.cookieTier);
  const terms = keepTerms(visitor, boot.site.cookieTier);
  forgetStored(visitor, boot.site.cookieTier);
  const areas = createAreas(boot.remotes);
  const Page = await loadPage(areas, boot.page).catch((error: unknown) => {
    console.error("this page's code did not load, its links and forms work without it", error);
    return null;
  });
  if (leftEarly() && mayReload(location.pathname, Date.now())) return location.reload();
  const payloads = createPayloads(payloadAsker(boot.record), (payload) => {
    // What fails here fails again, and is heard of, when somebody goes there.
    if ("outcome" in payload) loadPage(areas, payload).catch(() => {});
  });
  const client = createClientNavigator(payloads);
  const kept = createKeptPages();
  visitor.subscribe((now, before) => {
    const isSame = (key: "proven" | "terms" | "locationAddress") => now[key] === before[key];
    if (isSame("proven") && isSame("terms") && isSame("locationAddress")) return;
    // Loaders may answer differently from now on.
    payloads.forget();
    kept.forget();
  });
  const destination = () => {
    const { location, historyAction } = router.state.navigation;
    return { key: location?.key, isNew: historyAction !== NavigationType.Pop };
  };
  const loader = payloadLoader({ areas, payloads, kept, client, destination, visitor, terms });
  const routes = siteRoutes({ ...boot, visitor }, loader, client);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [pageRouteId]: loadedPage(boot.page, Page) } },
  });
  router.subscribe(({ navigation, location, loaderData }) => {
    const main = document.getElementById("main");
    if (navigation.state !== "loading" || !main) return;
    const page = pageLeft(loaderData[pageRouteId], main);
    if (page) kept.keep(location.key, location.pathname + location.search, page);
  });
  const visit = watchVisit({ site: boot.site, visitor });
  visit.shown(location, boot.page);
  router.subscribe(({ navigation, location, loaderData }) => {
    if (navigation.state === "idle") visit.shown(location, loaderData[pageRouteId].state);
  });
  watchChat({ site: boot.site, visitor, reload: () => location.reload() });
  client.drive(router);
  followLinks(client);
  prefetchOnIntent(payloads);
  watchBoxes();
  const root = document.getElementById("root");
  if (!root) throw new Error("the document has no #root");
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // As a transition, React hydrates in steps of a few milliseconds and lets every input in between.
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

void start();

import "@forecourt/ui/base.css";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import type { BootState } from "../app/page-state.ts";
import { bootGlobal } from "../app/page-state.ts";
import { pageRouteId, siteRoutes } from "../app/routes.tsx";
import { createAreas } from "../remotes/browser.ts";
import { followLinks } from "./follow-links.ts";
import { loadedPage, loadPage } from "./load-page.ts";
import { payloadLoader } from "./payload-loader.ts";

const boot: BootState = Reflect.get(globalThis, bootGlobal);

/** Takes over the page that the server drew, with the same releases and the same data. */
async function start(): Promise<void> {
  const areas = createAreas(boot.remotes);
  const Page = await loadPage(areas, boot.page).catch((error: unknown) => {
    console.error("this page's code did not load, its links and forms work without it", error);
    return null;
  });
  const router = createBrowserRouter(siteRoutes(boot.site, payloadLoader(boot, areas)), {
    hydrationData: { loaderData: { [pageRouteId]: loadedPage(boot.page, Page) } },
  });
  followLinks(router);
  const root = document.getElementById("root");
  if (!root) throw new Error("the document has no #root");
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

void start();

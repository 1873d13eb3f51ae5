import type { PageRequest } from "@forecourt/contracts/page";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { renderToPipeableStream } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { loaders, pages } from "../../mfe-inventory/src/expose.server.ts";
import { siteRoutes } from "../../shell/src/app/routes.tsx";

/**
 * Loads and renders the search page with the same components and the same inlined state, without
 * shell or federation.
 */
export async function renderSearch(request: PageRequest) {
  const [result, { Page }] = await Promise.all([loaders.search(request), pages.search()]);
  if (result.kind !== "page") throw new Error("the search page was not found");
  const { data, head } = result;
  const state = { outcome: "page", status: 200, area: "inventory", page: "search", data, head };
  const handler = createStaticHandler(
    siteRoutes({ site: request.site, visitor: createVisitorStore(request.visitor) }, () => ({
      state,
      Page,
    })),
  );
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw new Error("the page redirects");
  const router = createStaticRouter(handler.dataRoutes, context);
  // What the browser needs to hydrate this tree stands in any such app's document.
  const bootstrapScriptContent = `globalThis.state=${JSON.stringify({ site: request.site, state })}`;
  return renderToPipeableStream(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    { bootstrapScriptContent },
  );
}

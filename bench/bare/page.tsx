import type { PageRequest } from "@forecourt/contracts/page";
import type { PageModule } from "@forecourt/remote-kit/pages";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { renderToPipeableStream } from "react-dom/server";
import { loaders, pages } from "../../mfe-inventory/src/expose.server.ts";
import type { PageState } from "../../shell/src/app/page-state.ts";
import { SiteApp } from "../../shell/src/app/site-app.tsx";

/**
 * Loads and renders the search page with the same components and the same inlined state, without
 * shell or federation.
 */
export async function renderSearch(request: PageRequest) {
  const [result, { Page }] = await Promise.all([loaders.search(request), pages.search()]);
  if (result.kind !== "page") throw new Error("the search page was not found");
  const { data, head } = result;
  const { pathname, search } = request.url;
  const found = { outcome: "page", status: 200, area: "inventory", page: "search" } as const;
  const state: PageState = { ...found, data, head, deferred: {} };
  const page = { state, Page: Page as PageModule<unknown>["Page"], deferred: {} };
  // State for hydration, which the document of any such app contains.
  const bootstrapScriptContent = `globalThis.state=${JSON.stringify({ site: request.site, state })}`;
  return renderToPipeableStream(
    <SiteApp
      site={request.site}
      visitor={createVisitorStore(request.visitor)}
      location={{ pathname, search, hash: "", key: "", state: null }}
      page={page}
    />,
    { bootstrapScriptContent },
  );
}

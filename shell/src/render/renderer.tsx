import { type AreaName, areaNames, isPersonalPage } from "@forecourt/contracts/areas";
import { AppError } from "@forecourt/contracts/errors";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { BrowserSite } from "@forecourt/contracts/site";
import { anonymousVisitor, isAnonymous } from "@forecourt/contracts/visitor/visitor";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { BootState, PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { siteRoutes } from "../app/routes.tsx";
import { createServerRemotes } from "../remotes/server.ts";
import { documentAssets, liveRelease, remoteEntries, remoteId } from "./assets.ts";
import { browserSite } from "./browser-site.ts";
import { createDataVersions, type DataVersions } from "./data-versions.ts";
import { bootScript, documentStart, inlineStyles, wholeDocument } from "./document-html.ts";
import { documentStream } from "./document-stream.ts";
import { errorState, unavailableState } from "./frame-states.ts";
import { renderFirstView } from "./react-stream.ts";
import { withRejectedForm } from "./rejected-form.ts";
import { deferredWithin, renderWhole } from "./render-whole.ts";
import type { DocumentAnswer, Renderer, RendererHost, RenderRequest } from "./renderer-host.ts";
import { resolvePage } from "./resolve-page.ts";

/** Creates the renderer of this shell release. */
export function createRenderer(host: RendererHost): Renderer {
  const remotes = createServerRemotes(host.loadContainer);
  const loadArea = async (area: AreaName, record: ReleaseRecord) => {
    const id = remoteId(record, area);
    if (host.holds(id))
      throw new AppError("unavailable", `${id} is quarantined because it made a process hang`);
    return remotes.load(`mfe-${area}`, liveRelease(record, `mfe-${area}`));
  };
  const deps = { ...host, loadArea };
  return {
    async document(request) {
      const versions = createDataVersions();
      try {
        const resolved = await resolvePage(deps, request, versions);
        if ("redirect" in resolved) {
          const status = resolved.permanent ? 301 : 302;
          return { kind: "redirect", status, to: resolved.redirect };
        }
        return await renderOrFallBack(
          { ...host, versions },
          request,
          withRejectedForm(request, resolved),
        );
      } catch (error) {
        return errorDocument({ ...host, versions }, request, error);
      }
    },
    async payload(request) {
      const resolved = await resolvePage(deps, request, createDataVersions());
      if ("redirect" in resolved) return { status: 200, body: { redirect: resolved.redirect } };
      return { status: resolved.state.status, body: await payloadOf(resolved, request) };
    },
    async warmUp(record) {
      const outcomes = await Promise.allSettled(areaNames.map((area) => loadArea(area, record)));
      const failed = outcomes.filter((outcome) => outcome.status === "rejected");
      if (failed.length > 0) {
        throw new AggregateError(
          failed.map(({ reason }) => reason),
          "remotes failed to load",
        );
      }
    },
    keep(records) {
      remotes.keep(
        records.flatMap(({ live }) => Object.entries(live).map((pair) => pair.join("."))),
      );
    },
  };
}

/** The state with the values of its deferred parts: a client navigation waits for the whole page. */
async function payloadOf(
  { state, late }: LoadedPage,
  { visitor }: RenderRequest,
): Promise<PageState> {
  const values = await Promise.all(
    Object.entries(late).map(async ([name, part]) => [name, { value: await part }] as const),
  );
  const { proven, terms } = visitor ?? anonymousVisitor;
  const own = visitor && !isAnonymous(visitor) && { proven, terms };
  return { ...state, late: Object.fromEntries(values), ...own };
}

type DocumentHost = RendererHost & { versions: DataVersions };

/** Renders a page; when that throws, renders its area's "unavailable" page. */
async function renderOrFallBack(
  host: DocumentHost,
  request: RenderRequest,
  page: LoadedPage,
): Promise<DocumentAnswer> {
  try {
    return await renderDocument(host, request, page);
  } catch (error) {
    request.signal.throwIfAborted();
    const { area, page: name } = page.state;
    if (area === null || page.state.outcome !== "page") throw error;
    host.log.error({ err: error, area, page: name, requestId: request.requestId }, "page failed");
    const state = unavailableState(request.site, area);
    return renderDocument(host, request, { state, Page: null, late: {} });
  }
}

/** Renders the error page for a failure of the shell itself. */
async function errorDocument(
  host: DocumentHost,
  request: RenderRequest,
  error: unknown,
): Promise<DocumentAnswer> {
  request.signal.throwIfAborted();
  host.log.error({ err: error, requestId: request.requestId }, "document failed");
  const state = errorState(request.site, request.requestId);
  return renderDocument(host, request, { state, Page: null, late: {} });
}

async function renderDocument(
  host: DocumentHost,
  request: RenderRequest,
  page: LoadedPage,
): Promise<DocumentAnswer> {
  const { record, nonce, requestId, visitor = anonymousVisitor, formToken, whole } = request;
  const site = browserSite(request.site);
  const [assets, remotes] = await Promise.all([
    documentAssets(host, record, page.state),
    remoteEntries(host.manifest, record, areaNames),
  ]);
  const own = {
    ...(isAnonymous(visitor) ? {} : { visitor }),
    ...(formToken === undefined ? {} : { formToken }),
  };
  const boot: BootState = { site, ...own, page: page.state, record: record.id, remotes };
  const script = bootScript(boot, assets);
  const draw = (loaded: LoadedPage) =>
    siteElement({ ...request, site }, withReleaseMark(host, record, loaded));
  const { status, rejected } = page.state;
  const shareable =
    status === 200 && isAnonymous(visitor) && rejected === undefined && !isPersonal(page.state);
  if (whole) {
    const late = await deferredWithin(page.late, whole.withinMs);
    const markup = late && renderWhole(await draw({ ...page, late }));
    if (markup === null) return { kind: "incomplete" };
    const html = wholeDocument(documentStart(site, page.state, assets, null), markup, script);
    const versions = host.versions.current();
    const document = { html, scripts: [script], styles: inlineStyles(site, assets), versions };
    return { kind: "whole", status, shareable, document };
  }
  const stream = await renderFirstView(await draw(page), {
    nonce,
    bootScript: script,
    deadline: host.deadlines.render,
    onLateError: (error) => host.log.error({ err: error, requestId }, "deferred part failed"),
  });
  return {
    kind: "html",
    status,
    shareable,
    hasRejectedForm: rejected !== undefined,
    pipe(to) {
      stream.pipe(documentStream(documentStart(site, page.state, assets, nonce), to));
    },
  };
}

function isPersonal({ area, page }: PageState): boolean {
  return area !== null && page !== null && isPersonalPage(area, page);
}

/** The same page, with its release marked as running while it renders. */
function withReleaseMark(host: RendererHost, record: ReleaseRecord, page: LoadedPage): LoadedPage {
  const { state, Page, late } = page;
  if (!Page || state.area === null) return page;
  const id = remoteId(record, state.area);
  const MarkedPage: typeof Page = (props) => {
    host.mark(id);
    return <Page {...props} />;
  };
  return { state, Page: MarkedPage, late };
}

/** The element tree of one request, with a router at its URL. */
async function siteElement(
  request: Pick<RenderRequest, "url" | "signal" | "visitor" | "formToken"> & { site: BrowserSite },
  page: LoadedPage,
) {
  const visitor = createVisitorStore(request.visitor);
  const routes = siteRoutes({ ...request, visitor }, () => page);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  if (context instanceof Response) throw new Error("the page route never redirects");
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

import { type AreaName, areaNames } from "@forecourt/contracts/areas";
import { AppError } from "@forecourt/contracts/errors";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import { anonymousVisitor, isAnonymous } from "@forecourt/contracts/visitor/visitor";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { createServerRemotes } from "../remotes/server.ts";
import { liveRelease, remoteId } from "./assets.ts";
import { countOutcome } from "./count-outcome.ts";
import { createDataVersions, type DataVersions } from "./data-versions.ts";
import { drawIsland } from "./draw-island.ts";
import { errorState, unavailableState } from "./frame-states.ts";
import { keepStoreInLinks, localizeLinks } from "./localize-links.ts";
import { withRejectedForm } from "./rejected-form.ts";
import { type DocumentHost, renderDocument } from "./render-document.tsx";
import type { DocumentAnswer, Renderer, RendererHost, RenderRequest } from "./renderer-host.ts";
import { type ResolveDeps, type Resolved, resolvePage } from "./resolve-page.ts";

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
        const resolved = await resolveInLanguage(deps, request, versions);
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
      const resolved = await resolveInLanguage(deps, request, createDataVersions());
      if ("redirect" in resolved) return { status: 200, body: { redirect: resolved.redirect } };
      if (resolved.state.outcome === "page") {
        countOutcome(host, request.record, resolved.state, "page");
      }
      return { status: resolved.state.status, body: await payloadOf(resolved, request) };
    },
    island: (request, id) => drawIsland(deps, request, id),
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

/** A page, or where it has moved to, with links in the language of the site and for the store of the address. */
async function resolveInLanguage(
  deps: ResolveDeps,
  request: RenderRequest,
  versions: DataVersions,
): Promise<Resolved> {
  const resolved = await resolvePage(deps, request, versions);
  const { site } = request;
  const forPage = <Value>(value: Value) => keepStoreInLinks(localizeLinks(value, site), site);
  if ("redirect" in resolved) {
    return { ...resolved, redirect: forPage(resolved.redirect) };
  }
  const { state, deferred } = resolved;
  return {
    ...resolved,
    state: { ...localizeLinks(state, site), data: forPage(state.data) },
    deferred: forPage(deferred),
  };
}

/** The state with the values of its deferred parts: a client navigation waits for the whole page. */
async function payloadOf(
  { state, deferred }: LoadedPage,
  { visitor }: RenderRequest,
): Promise<PageState> {
  const values = await Promise.all(
    Object.entries(deferred).map(async ([name, part]) => [name, { value: await part }] as const),
  );
  const { proven, terms } = visitor ?? anonymousVisitor;
  const own = visitor && !isAnonymous(visitor) && { proven, terms };
  return { ...state, deferred: Object.fromEntries(values), ...own };
}

/** Renders a page; when that throws, renders its area's "unavailable" page. */
async function renderOrFallBack(
  host: DocumentHost,
  request: RenderRequest,
  page: LoadedPage,
): Promise<DocumentAnswer> {
  const { record, requestId } = request;
  try {
    const answer = await renderDocument(host, request, page);
    if (page.state.outcome === "page") countOutcome(host, record, page.state, "page");
    return answer;
  } catch (error) {
    request.signal.throwIfAborted();
    const { area, page: name } = page.state;
    if (area === null || page.state.outcome !== "page") throw error;
    const isLate = error instanceof AppError && error.code === "timed-out";
    countOutcome(host, record, page.state, isLate ? "deadline" : "render");
    const made = { record: record.id, release: record.live[`mfe-${area}`] };
    host.log.error({ err: error, area, page: name, ...made, requestId }, "page failed");
    const state = unavailableState(request.site, area);
    return renderDocument(host, request, { state, Page: null, deferred: {} });
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
  return renderDocument(host, request, { state, Page: null, deferred: {} });
}

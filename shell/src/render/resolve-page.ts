import { type AreaName, type OwnedPath, ownerOf } from "@forecourt/contracts/areas";
import { AppError, errorStatus } from "@forecourt/contracts/errors";
import { withoutLanguage } from "@forecourt/contracts/language";
import type { PageLoader } from "@forecourt/contracts/page";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import type { AreaModule } from "../remotes/area-module.ts";
import { remoteId } from "./assets.ts";
import { countOutcome } from "./count-outcome.ts";
import type { DataVersions } from "./data-versions.ts";
import { withDeadline } from "./deadline.ts";
import { drawFragments } from "./draw-fragments.tsx";
import { formerAddress } from "./former-address.ts";
import { notFoundState, unavailableState } from "./frame-states.ts";
import { loaderRequest } from "./loader-request.ts";
import { pageStore } from "./page-store.ts";
import type { RendererHost, RenderRequest } from "./renderer-host.ts";

export type Resolved = LoadedPage | { redirect: string; permanent: boolean };

export interface ResolveDeps
  extends Pick<RendererHost, "services" | "log" | "deadlines" | "mark" | "replies" | "outcomes"> {
  loadArea(area: AreaName, record: RenderRequest["record"]): Promise<AreaModule>;
}

/**
 * Resolves a path to a page: finds the owning area, checks that the dealer has enabled the page, and runs its loader. A
 * failure or timeout of the area becomes its "unavailable" page. Without fragments, other areas are not called for
 * their parts of the page.
 */
export async function resolvePage(
  deps: ResolveDeps,
  request: RenderRequest,
  versions: DataVersions,
  { withFragments = true } = {},
): Promise<Resolved> {
  const url = resolveAlias(request);
  const path = decodeURIComponent(url.pathname);
  const owner = ownerOf(path);
  if (!owner || !isServed(owner, request.site)) return movedOrNotFound(deps, request, versions);
  const { area, page, params } = owner;
  let step: "loading" | "loader" = "loading";
  try {
    return await withDeadline(deps.deadlines.resolve, request.signal, async (signal) => {
      const { load, loader } = pageOf(await deps.loadArea(area, request.record), area, page);
      step = "loader";
      deps.mark(remoteId(request.record, area));
      const requestOf = (other: AreaName, until: AbortSignal) => ({
        ...loaderRequest(deps, request, { area: other, signal: until, versions }),
        url,
        path,
        params,
      });
      const own = Promise.all([load(), loader(requestOf(area, signal))]);
      const [[{ Page }, result], fragments] = await Promise.all([
        own,
        drawFragments(deps, request, withFragments ? owner.fragments : [], {
          embeddedIn: area,
          page: own,
          requestOf,
          onFailure: versions.markUnknown,
        }),
      ]);
      if (result.kind === "redirect") return { redirect: result.to, permanent: result.permanent };
      if (result.kind === "not-found") return notFound(request, true);
      const { data, head, status = 200, deferred = {}, eventFacts, noStore, layout } = result;
      const { withoutPageView } = result;
      const store = pageStore(request.site, result.store);
      const more = {
        ...(noStore && { noStore }),
        ...(layout && { layout }),
        ...(store && { store }),
        ...(eventFacts && { eventFacts }),
        ...(withoutPageView && { withoutPageView }),
        ...(Object.keys(fragments).length > 0 && { fragments }),
      };
      const state = { outcome: "page", status, area, page, data, head, ...more } as const;
      return deferredParts({ ...deps, versions }, request, { state, Page, deferred });
    });
  } catch (error) {
    request.signal.throwIfAborted();
    if (isNotFoundError(error)) return notFound(request, true);
    const { record, requestId } = request;
    const isLate = error instanceof AppError && error.code === "timed-out";
    countOutcome(deps, record, { area, page }, isLate ? "deadline" : step);
    const made = { record: record.id, release: record.live[`mfe-${area}`] };
    deps.log.error({ err: error, area, page, ...made, requestId }, "page unavailable");
    return { state: unavailableState(request.site, area), Page: null, deferred: {} };
  }
}

/**
 * A former address leads to its page in one hop: where that page itself redirects, to the end, and where it does not
 * exist, to none. Only the page's own loader knows that, so nothing else of the page is loaded.
 */
async function movedOrNotFound(
  deps: ResolveDeps,
  request: RenderRequest,
  versions: DataVersions,
): Promise<Resolved> {
  const target = formerAddress(request);
  if (target === null) return inDefaultLanguage(request) ?? notFound(request, false);
  if (!target.startsWith("/")) return { redirect: target, permanent: true };
  const moved = { ...request, url: new URL(target, request.url) };
  const found = await resolvePage(deps, moved, versions, { withFragments: false });
  if ("redirect" in found) return { redirect: found.redirect, permanent: true };
  if (found.state.status === 404) return notFound(request, false);
  return { redirect: target, permanent: true };
}

/** The page in the default language, for a language that the dealer does not have yet; null = no page. */
function inDefaultLanguage({ url, site }: RenderRequest): Resolved | null {
  const path = withoutLanguage(url.pathname);
  const owner = path === url.pathname ? null : ownerOf(decodeURIComponent(path));
  return owner && isServed(owner, site) ? { redirect: path + url.search, permanent: false } : null;
}

function isServed({ flag, elsewhereFlag }: OwnedPath, { pages }: RenderRequest["site"]): boolean {
  return pages[flag] === true || (elsewhereFlag !== null && pages[elsewhereFlag] === true);
}

interface UnsettledPage {
  state: Omit<PageState, "deferred">;
  Page: LoadedPage["Page"];
  deferred: Record<string, Promise<unknown>>;
}

/** A deferred part that fails is null to its page, and a line in the log. */
function deferredParts(
  deps: ResolveDeps & { versions: DataVersions },
  { record }: RenderRequest,
  { state, Page, deferred }: UnsettledPage,
): LoadedPage {
  const { area, page } = state;
  const parts = Object.entries(deferred).map(([name, part]) => {
    const settled = withDeadline(deps.deadlines.deferred, new AbortController().signal, () => part);
    const value = settled.catch((error: unknown) => {
      countOutcome(deps, record, { area, page }, "deferred");
      deps.log.error(
        { err: error, area, page, part: name, record: record.id },
        "deferred part failed",
      );
      deps.versions.markUnknown();
      return null;
    });
    return [name, value] as const;
  });
  const inDocument = parts.map(([name]) => [name, { inDocument: true }] as const);
  return {
    state: { ...state, deferred: Object.fromEntries(inDocument) },
    Page,
    deferred: Object.fromEntries(parts) as LoadedPage["deferred"],
  };
}

/** The requested URL; for an alias of the dealer, or a path below one, the URL of its page. */
function resolveAlias({ url, site: { aliases = {} } }: RenderRequest): URL {
  const [first = "", ...rest] = url.pathname.split("/").filter((segment) => segment !== "");
  const alias = `/${decodeURIComponent(first)}`;
  const target = Object.hasOwn(aliases, alias) ? aliases[alias] : undefined;
  if (target === undefined) return url;
  const page = new URL(url);
  page.pathname = [target, ...rest].join("/");
  return page;
}

function notFound({ site, url }: RenderRequest, hasRoute: boolean): LoadedPage {
  return { state: notFoundState(site, url, hasRoute), Page: null, deferred: {} };
}

/** True for a 404 error of an area. Compares codes: each release contains its own `AppError` class. */
function isNotFoundError(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.name === "AppError" &&
    "code" in error &&
    notFoundCodes.some((code) => code === error.code)
  );
}

const notFoundCodes = Object.entries(errorStatus).flatMap(([code, status]) =>
  status === 404 ? [code] : [],
);

function pageOf(module: AreaModule, area: AreaName, page: string) {
  const load = module.pages[page];
  const loader: PageLoader<unknown> | undefined = module.loaders?.[page];
  if (!load || !loader) throw new Error(`remote of "${area}" has no page "${page}"`);
  return { load, loader };
}

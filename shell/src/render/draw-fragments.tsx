import type { AreaName } from "@forecourt/contracts/areas";
import { type FragmentId, readFragmentId } from "@forecourt/contracts/fragments";
import type { PageRequest } from "@forecourt/contracts/page";
import { SiteProvider } from "@forecourt/remote-kit/site-context";
import { createVisitorStore, VisitorProvider } from "@forecourt/remote-kit/visitor";
import { renderToString } from "react-dom/server";
import { remoteId } from "./assets.ts";
import { browserSite } from "./browser-site.ts";
import { countOutcome } from "./count-outcome.ts";
import { withDeadline } from "./deadline.ts";
import { keepStoreInLinks, localizeLinks } from "./localize-links.ts";
import type { RenderRequest } from "./renderer-host.ts";
import type { ResolveDeps } from "./resolve-page.ts";

/** Default deadline in ms of what other areas draw on a page. */
const defaultFragmentMs = 300;

interface FragmentOptions {
  /** The area of the page that embeds the fragments. */
  embeddedIn: AreaName;
  /** The loader's request for a fragment of `area`. */
  requestOf(area: AreaName, signal: AbortSignal): PageRequest;
  /** The page's own data: a fragment that is no later is never late. */
  page?: Promise<unknown>;
  /** Called for each fragment that failed. */
  onFailure(): void;
}

/**
 * The markup of a page's fragments. One that fails, is late or has nothing to show is left out: it never
 * fails the page that embeds it, and never delays it beyond the deadline.
 */
export async function drawFragments(
  deps: ResolveDeps,
  request: RenderRequest,
  ids: readonly FragmentId[],
  options: FragmentOptions,
): Promise<Partial<Record<FragmentId, string>>> {
  const { fragment: fragmentMs = defaultFragmentMs } = deps.deadlines;
  const drawn = await Promise.all(
    ids.map(async (id) => {
      try {
        const html = await withDeadline(
          fragmentMs,
          request.signal,
          (signal) => drawFragment(deps, request, id, { ...options, signal }),
          options.page,
        );
        return html === null ? [] : [[id, html] as const];
      } catch (error) {
        request.signal.throwIfAborted();
        options.onFailure();
        const { record, requestId } = request;
        const { area, name } = readFragmentId(id);
        countOutcome(deps, record, { area, page: name }, "fragment");
        deps.log.error(
          { err: error, fragment: id, record: record.id, requestId },
          "fragment failed",
        );
        return [];
      }
    }),
  );
  return Object.fromEntries(drawn.flat());
}

async function drawFragment(
  deps: ResolveDeps,
  request: RenderRequest,
  id: FragmentId,
  { embeddedIn, requestOf, signal }: FragmentOptions & { signal: AbortSignal },
): Promise<string | null> {
  const { area, name } = readFragmentId(id);
  const module = await deps.loadArea(area, request.record);
  const load = module.fragments?.[name];
  const loader = module.fragmentLoaders?.[name];
  // Releases deployed before this fragment existed do not have it.
  if (!load || !loader) return null;
  // The watchdog must blame the fragment for its own code only.
  const marked = <T,>(run: () => T): T => {
    deps.mark(remoteId(request.record, area));
    try {
      return run();
    } finally {
      deps.mark(remoteId(request.record, embeddedIn));
    }
  };
  const [{ Fragment }, data] = await Promise.all([
    load(),
    marked(() => loader(requestOf(area, signal))),
  ]);
  if (data === null || data === undefined) return null;
  const localData = keepStoreInLinks(localizeLinks(data, request.site), request.site);
  return marked(() =>
    renderToString(
      <SiteProvider site={browserSite(request.site)}>
        <VisitorProvider store={createVisitorStore(request.visitor)}>
          <Fragment data={localData} />
        </VisitorProvider>
      </SiteProvider>,
      // Each fragment is a tree of its own, whose ids would be those of another one.
      { identifierPrefix: `${name}-` },
    ),
  );
}

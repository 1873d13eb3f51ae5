import { areaNames, isPersonalPage } from "@forecourt/contracts/areas";
import { defaultLanguage, pathInLanguage } from "@forecourt/contracts/language";
import type { ReleaseRecord } from "@forecourt/contracts/release";
import type { BrowserSite } from "@forecourt/contracts/site";
import { anonymousVisitor, isAnonymous } from "@forecourt/contracts/visitor/visitor";
import { documentRecord } from "@forecourt/domain/experiments/document-record";
import { createVisitorStore } from "@forecourt/remote-kit/visitor";
import { withoutFragmentMarkup } from "../app/page-fragments.tsx";
import type { PageState } from "../app/page-state.ts";
import type { LoadedPage } from "../app/page-view.tsx";
import { SiteApp } from "../app/site-app.tsx";
import { documentAssets, remoteEntries, remoteId } from "./assets.ts";
import { browserSite } from "./browser-site.ts";
import type { DataVersions } from "./data-versions.ts";
import {
  bootScript,
  documentStart,
  inlineJson,
  inlineStyles,
  wholeDocument,
} from "./document-html.ts";
import { documentStream } from "./document-stream.ts";
import { pageMarkup } from "./markup/page-markup.ts";
import type { VisitorInputs } from "./markup/reuse-markup.ts";
import { renderFirstView } from "./react-stream.ts";
import { deferredWithin, renderWhole } from "./render-whole.ts";
import type { DocumentAnswer, RendererHost, RenderRequest } from "./renderer-host.ts";
import { siteStore } from "./site-of-address.ts";
import { withStoreStatuses } from "./store-statuses.ts";

export type DocumentHost = RendererHost & { versions: DataVersions };

/** Renders a resolved page as a document. Rejects when the page throws. */
export async function renderDocument(
  host: DocumentHost,
  request: RenderRequest,
  page: LoadedPage,
): Promise<DocumentAnswer> {
  const { record, nonce, requestId, visitor = anonymousVisitor, formToken, whole } = request;
  const site = withStoreStatuses(browserSite(request.site), request.site, new Date());
  const [assets, remotes] = await Promise.all([
    documentAssets(host, record, { state: page.state, site: request.site }),
    remoteEntries(host.manifest, record, areaNames),
  ]);
  const pageJson = inlineJson(withoutFragmentMarkup(page.state));
  const own = {
    ...(isAnonymous(visitor) ? {} : { visitor }),
    ...(formToken === undefined ? {} : { formToken }),
  };
  const { variants = null } = site;
  const stated = documentRecord({ record: record.id, variants, store: siteStore(site) });
  const measured = isMeasured(record) && { measured: true as const };
  const boot = { site, ...own, pageJson, record: stated, ...measured, remotes };
  const script = bootScript(boot, assets);
  const made = { record: record.id, configuration: request.configuration };
  const draw = (loaded: LoadedPage, inputs: Partial<VisitorInputs> = {}) =>
    siteElement({ ...request, ...inputs, site }, withReleaseMark(host, record, loaded));
  const { status, rejected } = page.state;
  const noStore = page.state.noStore === true;
  const shareable =
    status === 200 && isAnonymous(visitor) && rejected === undefined && !isPersonal(page.state);
  if (whole) {
    const deferred = await deferredWithin(page.deferred, whole.withinMs);
    const markup = deferred && renderWhole(draw({ ...page, deferred }));
    if (markup === null) return { kind: "incomplete" };
    const start = documentStart(site, page.state, assets, { nonce: null, made });
    const html = wholeDocument(start, markup, script, null).join("");
    const versions = host.versions.current();
    const document = { html, scripts: [script], styles: inlineStyles(assets), versions };
    return { kind: "whole", status, shareable, noStore, document };
  }
  const hasRejectedForm = rejected !== undefined;
  const answer = { kind: "html", status, shareable, hasRejectedForm, noStore } as const;
  const start = documentStart(site, page.state, assets, { nonce, made });
  // Without deferred parts a stream would send its first byte no earlier.
  const render = (inputs: VisitorInputs) => renderWhole(draw(page, inputs));
  const drawn = { ...request, visitor, site, state: page.state, pageJson };
  const stores = isPersonal(page.state) ? {} : host;
  const markup = hasDeferredParts(page) ? null : pageMarkup(stores, drawn, render);
  if (markup !== null) {
    // Node writes a long string to a socket more slowly than its bytes, and joining strings costs more
    // than joining bytes.
    const [end = ""] = wholeDocument("", "", script, nonce).slice(2);
    const pieces = [Buffer.from(start), ...markup, Buffer.from(end)];
    return { ...answer, pipe: (to) => void to.end(Buffer.concat(pieces)) };
  }
  const stream = await renderFirstView(draw(page), {
    nonce,
    bootScript: script,
    deadline: host.deadlines.render,
    onLateError: (error) => host.log.error({ err: error, requestId }, "deferred part failed"),
  });
  return { ...answer, pipe: (to) => stream.pipe(documentStream(start, to)) };
}

/** True for a document of a canary, and for one that canaries are compared with. */
function isMeasured({ tries, canaries = [] }: ReleaseRecord): boolean {
  return tries !== undefined || canaries.length > 0;
}

function hasDeferredParts({ deferred }: LoadedPage): boolean {
  return Object.keys(deferred).length > 0;
}

function isPersonal({ area, page, noStore }: PageState): boolean {
  if (noStore) return true;
  return area !== null && page !== null && isPersonalPage(area, page);
}

/** The same page, with its release marked as running while it renders. */
function withReleaseMark(host: RendererHost, record: ReleaseRecord, page: LoadedPage): LoadedPage {
  const { state, Page, deferred } = page;
  if (!Page || state.area === null) return page;
  const id = remoteId(record, state.area);
  const MarkedPage: typeof Page = (props) => {
    host.mark(id);
    return <Page {...props} />;
  };
  return { state, Page: MarkedPage, deferred };
}

/** The element tree of one request, at its URL. */
function siteElement(
  {
    url,
    visitor,
    ...request
  }: Pick<RenderRequest, "url" | "visitor"> & {
    formToken?: string | undefined;
    site: BrowserSite;
  },
  page: LoadedPage,
) {
  const { search } = url;
  const pathname = pathInLanguage(url.pathname, request.site.language ?? defaultLanguage);
  const location = { pathname, search, hash: "", key: "", state: null };
  const store = createVisitorStore(visitor);
  return <SiteApp {...request} visitor={store} location={location} page={page} />;
}

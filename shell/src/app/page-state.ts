import type { AreaName } from "@forecourt/contracts/areas";
import type { FragmentId } from "@forecourt/contracts/fragments";
import type { RejectedForm } from "@forecourt/contracts/leads/rejected-form";
import type { PageHead } from "@forecourt/contracts/page";
import type { BrowserSite } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import type { EventProperties } from "@forecourt/contracts/tracking-events";
import { consentFields } from "@forecourt/contracts/visitor/consent-form";
import type {
  BuyerPreferences,
  VerifiedClaims,
  Visitor,
} from "@forecourt/contracts/visitor/visitor";

/** Result of resolving a path, which selects what the frame shows. */
export type Outcome = "page" | "not-found" | "unavailable" | "error";

/**
 * Everything the browser needs to render a page exactly as the server did. It is inlined into the
 * HTML and is the response of `/_payload.json`.
 */
export interface PageState {
  outcome: Outcome;
  status: number;
  /** The area that owns the path; null when none does. */
  area: AreaName | null;
  page: string | null;
  data: unknown;
  head: PageHead;
  /**
   * The deferred parts by name: in a document only their names, because the values stream with their
   * markup; in a payload their values.
   */
  deferred: Record<string, { inDocument: true } | { value: unknown }>;
  /** Properties of the page view's event besides the address. */
  eventFacts?: Pick<EventProperties, "results">;
  /** Showing this page is no PageView; missing = it is. */
  withoutPageView?: true;
  /** The response must not be stored by the browser; missing = it must be revalidated. */
  noStore?: true;
  /** The frame around the page; missing = with its menus. */
  layout?: "minimal";
  /** The store that the frame shows instead of the visitor's; missing = the visitor's. */
  store?: SiteStore;
  /** Markup that other areas draw on the page, by fragment; "" in a document, which contains it. */
  fragments?: Partial<Record<FragmentId, string>>;
  /**
   * In a document to which a form without JavaScript returned because it was rejected; missing otherwise.
   * `lost` is the text for when `form` is not shown: null = it could not be read.
   */
  rejected?: { form: RejectedForm | null; lost: string };
  /** In a payload: the visitor's verified claims; missing = none. */
  proven?: VerifiedClaims;
  /** In a payload: the visitor's buyer preferences; missing = none. */
  terms?: BuyerPreferences;
}

/** The state that a document passes to the browser. */
export interface BootState {
  site: BrowserSite;
  /** Missing for an anonymous visitor. */
  visitor?: Visitor;
  page: PageState;
  /** The token of this document's forms; missing when the process provides none. */
  formToken?: string;
  /** Release record that this document was rendered with. */
  record: string;
  /** Present while a canary runs: how the document does is compared. */
  measured?: true;
  /** The URL of each remote's web entry, with its integrity as the fragment, for the releases of this document. */
  remotes: Partial<Record<AreaName, string>>;
}

/** Name of the global that carries the `BootState`. */
export const bootGlobal = "__FORECOURT__";

/**
 * Forms with this attribute are answered on the page by a script. One that is sent before the scripts run waits for
 * them: the document would be loaded anew otherwise, without what was typed into its other forms.
 */
export const heldFormAttribute = "data-hold";

/** The field of such a form with the page that its answer leads to. */
export const heldFormBackField = consentFields.back;

/**
 * On the document's element until the first paint, where scripts run: styles leave out pictures that the first view can
 * do without, because browsers would fetch them at its expense.
 */
export const beforePaintAttribute = "data-before-paint";

/**
 * On the document's element while a visitor who has just come sees the first view: where scripts run, styles have the
 * browser lay out bands, cars and footer only near the window, with `content-visibility: auto`.
 */
export const firstViewAttribute = "data-first-view";

/** The function that sends the form that waits; the inline script of the document defines it. */
export const releaseGlobal = "__FORECOURT_RELEASE__";

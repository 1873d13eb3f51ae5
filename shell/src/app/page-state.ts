import type { AreaName } from "@forecourt/contracts/areas";
import type { PageHead } from "@forecourt/contracts/page";
import type { BrowserSite } from "@forecourt/contracts/site";
import type {
  BuyerPreferences,
  VerifiedClaims,
  Visitor,
} from "@forecourt/contracts/visitor/visitor";

/** How the answer to one path came out; what the frame shows in its middle. */
export type Outcome = "page" | "not-found" | "unavailable" | "error";

/**
 * Everything the browser needs to draw one page again exactly as the server drew it. It is inlined
 * into the HTML and is what `/_payload.json` answers.
 */
export interface PageState {
  outcome: Outcome;
  status: number;
  /** Owner of the path; null when nobody owns it. */
  area: AreaName | null;
  page: string | null;
  data: unknown;
  head: PageHead;
  /**
   * What came after the first view, by name: on a document the names alone, since the values stream
   * in with their markup; in a payload the values.
   */
  late: Record<string, { inDocument: true } | { value: unknown }>;
  /** In a payload, what the server knows to be proven of the visitor; missing = nothing. */
  proven?: VerifiedClaims;
  /** In a payload, what the visitor has answered of how he buys; missing = nothing. */
  terms?: BuyerPreferences;
}

/** What the server tells the browser once per document. */
export interface BootState {
  site: BrowserSite;
  /** Missing where nothing is known of the visitor. */
  visitor?: Visitor;
  page: PageState;
  /** What the leads service knows this document's forms by; missing where the process draws none. */
  formToken?: string;
  /** Release record that this document was rendered with. */
  record: string;
  /** Address of each remote's web entry, for exactly the releases of this document. */
  remotes: Partial<Record<AreaName, string>>;
}

/** Name of the global that carries the `BootState`. */
export const bootGlobal = "__FORECOURT__";

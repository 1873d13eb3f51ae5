import type { BrowserSite } from "@forecourt/contracts/site";
import type { Visitor } from "@forecourt/contracts/visitor/visitor";
import type { PageState } from "../../app/page-state.ts";
import type { RendererHost, RenderRequest } from "../renderer-host.ts";
import { markupKey } from "./markup-key.ts";
import { type RenderMarkup, reuseMarkup } from "./reuse-markup.ts";

interface DrawnPage extends Pick<RenderRequest, "record" | "url"> {
  formToken?: string | undefined;
  visitor: Visitor;
  site: BrowserSite;
  state: PageState;
  /** The state as the document has it, without the markup of fragments. */
  pageJson: string;
}

/**
 * The markup of a page without deferred parts: that of an earlier render where everything it depends on is
 * equal. A page to which a rejected form returns is rendered for one visitor.
 */
export function pageMarkup(
  { markups }: Pick<RendererHost, "markups">,
  { record, site, url, visitor, formToken, state, pageJson }: DrawnPage,
  render: RenderMarkup,
): Uint8Array[] | null {
  const { rejected, fragments = {} } = state;
  if (!markups || rejected !== undefined) {
    const markup = render({ visitor, formToken });
    return markup === null ? null : [Buffer.from(markup)];
  }
  const parts = [pageJson, JSON.stringify(fragments)];
  const key = markupKey({ record: record.id, site, url, state: parts, now: new Date() });
  return reuseMarkup(markups, { key, visitor, formToken }, render);
}

import type { Popup } from "./dealer-config/popups.ts";

/** A pop-up as components get it: images by URL, fine print as sanitized HTML. */
export interface SitePopup extends Omit<Popup, "active" | "component" | "data"> {
  id: string;
  data: Omit<Popup["data"], "disclaimer"> & {
    disclaimer: { html: string; position: "image" | null } | null;
  };
}

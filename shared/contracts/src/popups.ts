import type { Popup } from "./dealer-config/popups.ts";

/** A pop-up as components get it: pictures by address, fine print as HTML that is safe. */
export interface SitePopup extends Omit<Popup, "active" | "component" | "data"> {
  id: string;
  data: Omit<Popup["data"], "disclaimer"> & {
    disclaimer: { html: string; position: "image" | null } | null;
  };
}

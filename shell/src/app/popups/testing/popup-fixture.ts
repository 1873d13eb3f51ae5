import { Popup } from "@forecourt/contracts/dealer-config/popups";
import type { SitePopup } from "@forecourt/contracts/popups";

type Changes = Partial<Omit<SitePopup, "conditions" | "data">> & {
  conditions?: Partial<SitePopup["conditions"]>;
  data?: Partial<SitePopup["data"]>;
};

/** A pop-up with id `ask` that opens automatically on every page and sends a lead. */
export function popupFixture({ conditions, data, ...changes }: Changes = {}): SitePopup {
  const {
    active: _active,
    component: _component,
    ...popup
  } = Popup.parse({
    pages: true,
    EMAIL: "CONTACT_SALES",
    data: { title: "Ask us" },
  });
  return {
    ...popup,
    id: "ask",
    ...changes,
    conditions: { ...popup.conditions, ...conditions },
    data: { ...popup.data, disclaimer: null, ...data },
  };
}

/** The tab of a pop-up that opens on click. */
export const tabFixture: SitePopup["button"] = {
  class: "brand",
  icon: "message",
  text: "Questions",
  hoverText: "We answer today",
};

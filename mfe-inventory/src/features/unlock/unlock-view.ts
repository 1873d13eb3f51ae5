import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { UnlockData } from "./unlock-data.ts";

/** The data of the unlock form on the page of `request`. */
export function unlockView(
  { url, site: { texts, store, phoneMasks } }: Pick<PageRequest, "url" | "site">,
  panelTexts: { title: string; body: string },
): UnlockData {
  const text = (key: string, values = {}) => fillText(texts, `unlock.${key}`, values);
  const returnTo = url.pathname + url.search;
  return {
    ...panelTexts,
    openLabel: text("open"),
    href: href.unlock(returnTo),
    submit: text("submit"),
    lead: { template: "UNLOCK_INVENTORY", text: text("lead", { page: url.pathname }) },
    returnTo,
    failed: text("failed", { phone: maskPhone(store.sales.phone, phoneMasks.general) }),
    consent: {
      text: text("notKept"),
      allow: text("allow"),
      allowed: text("allowed"),
      sent: text("sent"),
      receipt: text("receipt"),
    },
  };
}

import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteStore } from "@forecourt/contracts/site-store";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeName } from "../../parts/store-details.ts";
import type { AskData } from "./ask-data.ts";
import { consentOfStore } from "./consent-of-store.ts";

/** The data of the form that asks about a vehicle; null for a sold one. */
export function askView(
  { status, storeId, condition, year, make, model, trim, vin }: VehicleDetail,
  site: SiteContext,
): AskData | null {
  if (status === "sold") return null;
  const { texts, store, phoneMasks, earlyAccessDays, places = [store] } = site;
  const consent = consentOfStore(storeId, site);
  const asked = places.find(({ id }) => id === storeId) ?? store;
  const names = { year, make, model, ...(trim !== null && { trim }) };
  return {
    lead: {
      template: "CONTACT_SALES",
      store: storeId,
      vehicle: { interest: "buy", status: condition, ...names, vin },
    },
    ...(consent !== undefined && { consent }),
    unlocks: earlyAccessDays > 0,
    failed: fillText(texts, "ask.failed", {
      phone: maskPhone(asked.sales.phone, phoneMasks.general),
    }),
    sent: sentText(asked, site),
  };
}

/** Confirmation with the store that got the question, and by when it replies. */
function sentText(store: SiteStore, site: SiteContext): string {
  const { replyHours: hours } = store;
  const values = { store: storeName(store, site) };
  if (hours === undefined) return fillText(site.texts, "ask.sent", values);
  const key = `ask.sent.${hours === 1 ? "one" : "other"}`;
  return fillText(site.texts, key, { ...values, hours });
}

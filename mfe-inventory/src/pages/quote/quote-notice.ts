import { href } from "@forecourt/contracts/href";
import type { Quote } from "@forecourt/contracts/quotes/quote";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatDay } from "@forecourt/domain/appointments/format";
import { localeOf } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { QuoteNotice } from "./quote-data.ts";
import { renewPath } from "./quote-next.ts";

/**
 * Notice that the car was sold since the quote, or that its price has changed. Null = neither, or the car is not known
 * now.
 */
export function quoteNotice(
  quote: Quote,
  vehicle: VehicleDetail | null,
  { texts, phoneMasks }: Pick<SiteContext, "texts" | "phoneMasks">,
): QuoteNotice | null {
  if (vehicle === null) return null;
  const { storeName: store, storePhone, figures } = quote;
  const text = (key: string, values = {}) => fillText(texts, `quote.${key}`, values);
  if (vehicle.status === "sold") {
    const { condition, bodyStyle } = vehicle;
    const similar = { condition, ...(bodyStyle === null ? {} : { bodyStyle: [bodyStyle] }) };
    return {
      kind: "sold",
      title: text("sold.title"),
      text: text("sold", { store, phone: maskPhone(storePhone, phoneMasks.general) }),
      link: { label: text("sold.similar"), href: href.search(similar) },
    };
  }
  if (quote.isExpired || vehicle.price === null || vehicle.price === figures.vehicle) return null;
  const price = formatDollars(vehicle.price);
  if (vehicle.price > figures.vehicle) {
    const date = formatDay(quote.heldUntil, localeOf(texts)).whole;
    return { kind: "info", title: text("higher", { price, date }), text: null, link: null };
  }
  return {
    kind: "info",
    title: text("lower.title", { price }),
    text: text("lower"),
    link: { label: text("renew"), href: renewPath(quote) },
  };
}

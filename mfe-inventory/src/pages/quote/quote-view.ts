import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { emailQuote, quoteParameters } from "@forecourt/contracts/quotes/endpoints";
import type { Quote } from "@forecourt/contracts/quotes/quote";
import { quoteSummary } from "@forecourt/contracts/quotes/quote-summary";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatDay } from "@forecourt/domain/appointments/format";
import { formatNumber } from "@forecourt/domain/format-number";
import { localeOf } from "@forecourt/domain/locale";
import { maskPhone } from "@forecourt/domain/phone";
import { pluralForm } from "@forecourt/domain/plural-form";
import { fillText } from "@forecourt/remote-kit/site-context";
import { vehicleCard } from "../../features/vehicle-card/vehicle-card-view.ts";
import type { QuoteCopyData, QuoteData, QuoteFiguresData } from "./quote-data.ts";
import { quoteNext } from "./quote-next.ts";
import { quoteNotice } from "./quote-notice.ts";

interface QuoteOfToday {
  quote: Quote;
  /** The car as it is now; null = not known. */
  vehicle: VehicleDetail | null;
  /** Number of early-access cars that this visitor sees. */
  arrivals: number;
}

type Request = Pick<PageRequest, "site" | "params" | "url">;

/** The page of a quote; its figures are those that were stored. */
export function quoteView(request: Request, today: QuoteOfToday): QuoteData {
  const { site } = request;
  const { texts } = site;
  const { quote, vehicle, arrivals } = today;
  const { number, isExpired, storeName: store } = quote;
  const text = (key: string, values = {}) => fillText(texts, `quote.${key}`, values);
  const date = formatDay(quote.heldUntil, localeOf(texts)).whole;
  const isForSale = vehicle !== null && vehicle.status === "live";
  return {
    title: titleOf(quote, text),
    held: isExpired ? text("expired", { date }) : text("held", { date, store }),
    number: text("number", { number }),
    card: isForSale ? vehicleCard(vehicle, site) : null,
    figures: isExpired ? null : figuresOf(request, quote),
    notice: quoteNotice(quote, vehicle, site),
    arrivals:
      arrivals === 0
        ? null
        : {
            text: text(`arrivals.${pluralForm(arrivals)}`, { count: formatNumber(arrivals) }),
            link: { label: text("arrivals.see"), href: href.search() },
          },
    nextTitle: text("next.title"),
    next: quoteNext(quote, vehicle, site),
  };
}

type Text = (key: string, values?: Record<string, string>) => string;

function titleOf({ isExpired, firstName }: Quote, text: Text): string {
  if (isExpired) return text("title.expired");
  return firstName === null ? text("title") : text("title.name", { name: firstName });
}

function figuresOf(request: Request, quote: Quote): QuoteFiguresData {
  const { texts, phoneMasks } = request.site;
  const text = (key: string, values = {}) => fillText(texts, `quote.${key}`, values);
  const phone = maskPhone(quote.storePhone, phoneMasks.general);
  return {
    ...quoteSummary(quote, texts),
    linesTitle: text("lines.title"),
    paymentsTitle: text("payments.title"),
    monthly: text("payment.monthly"),
    chosen: text("payment.chosen"),
    changesTitle: text("changes.title"),
    notReserved: text("notReserved", { store: quote.storeName, phone }),
    print: text("print"),
    keep: text("keep"),
    copy: copyOf(request, quote, text),
  };
}

function copyOf({ params, url }: Request, { copy }: Quote, text: Text): QuoteCopyData {
  if (copy === "sent") return { isSent: true, text: text("copy.sent") };
  return {
    isSent: false,
    action: emailQuote.path.replace(":token", params["token"] ?? ""),
    label: text("copy"),
    failed: url.searchParams.has(quoteParameters.notSent) ? text("copy.failed") : null,
  };
}

import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { localeOf } from "@forecourt/domain/locale";
import { formatDollars } from "@forecourt/domain/money";
import { formatLongDate } from "@forecourt/domain/offers/offer-days";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import { type PricePoint, priceChart } from "./price-chart.ts";
import type { PriceHistoryData } from "./price-history-data.ts";

/** A car's advertised totals over time; null with a single price. `today` is an ISO 8601 date. */
export function priceHistoryView(
  vehicle: VehicleDetail,
  site: SiteContext,
  today: string,
): PriceHistoryData | null {
  if (vehicle.priceHistory.length < 2) return null;
  const fees = storeFees(site, vehicle.storeId);
  const points = vehicle.priceHistory.map(({ date, price }) => ({
    date,
    total: advertisedPrice(price, fees)?.total ?? null,
  }));
  const chart = priceChart(points, vehicle.soldOn ?? today);
  return {
    summary: summaryOf(points, site.texts),
    chart: chart && { ...chart, high: formatDollars(chart.high), low: formatDollars(chart.low) },
    entries: points.map((point, index) => ({
      date: formatLongDate(point.date, localeOf(site.texts)),
      text: entryText(point, points[index - 1], site.texts),
    })),
  };
}

function summaryOf(points: readonly PricePoint[], texts: Record<string, string>): string {
  const [first, last] = [points[0], points.at(-1)];
  return fillText(texts, "vehicle.priceHistory.summary", {
    from: amountOf(first, texts),
    date: first ? formatLongDate(first.date, localeOf(texts)) : "",
    to: amountOf(last, texts),
  });
}

function entryText(
  point: PricePoint,
  before: PricePoint | undefined,
  texts: Record<string, string>,
): string {
  const price = amountOf(point, texts);
  if (!before) return fillText(texts, "vehicle.priceHistory.first", { price });
  if (point.total === null || before.total === null || point.total === before.total) {
    return fillText(texts, "vehicle.priceHistory.changed", { price });
  }
  const amount = formatDollars(Math.abs(point.total - before.total));
  const way = point.total < before.total ? "lowered" : "raised";
  return fillText(texts, `vehicle.priceHistory.${way}`, { price, amount });
}

function amountOf(point: PricePoint | undefined, texts: Record<string, string>): string {
  const total = point?.total ?? null;
  return total === null ? fillText(texts, "price.call") : formatDollars(total);
}

import { type ArticleDrawing, drawingOf } from "@forecourt/contracts/areas/company/article-topics";
import { AppError } from "@forecourt/contracts/errors";
import type { SharedOfferKind } from "@forecourt/contracts/share-picture";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { localeOf } from "@forecourt/domain/locale";
import { publishedArticles } from "@forecourt/service-kit/dealers/articles/published-articles";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { validOffers } from "@forecourt/service-kit/offers/valid-offers";
import type { ShareSubject } from "./share-subject.ts";

/** Words and pictures of a page's share image. */
export interface ShareText {
  /** Above the title; null = nothing. */
  kicker: string | null;
  title: string;
  /** Below the title; null = nothing. */
  text: string | null;
  /** Picture beside the words: a drawing, or a coupon with the amount that it saves. */
  beside: { topic: ArticleDrawing } | { price: string };
}

/**
 * The words of a page as visitors without a chosen store read them at `now`. @throws AppError not-found where there
 * is no such page: an article before its day, an offer after its last one
 */
export function shareText(
  dealers: Dealers,
  dealerId: string,
  { subject, now }: { subject: ShareSubject; now: Date },
): ShareText {
  const tenant: Tenant = { dealerId, storeId: null };
  if (subject.kind === "home") return homeText(dealers, tenant);
  const words =
    subject.kind === "article"
      ? articleText(dealers, tenant, { slug: subject.slug, now })
      : offerText(dealers, tenant, { ...subject, now });
  if (!words) throw new AppError("not-found", "there is no such page");
  return words;
}

function homeText(dealers: Dealers, tenant: Tenant): ShareText {
  const { name, description, stores } = dealers.site(tenant);
  const [first] = stores;
  const places = stores.map(({ city }) => city).join(" · ");
  const kicker = stores.length === 1 && first ? `${first.city}, ${first.stateShort}` : places;
  return { kicker, title: name, text: description, beside: { topic: "news" } };
}

function articleText(
  dealers: Dealers,
  tenant: Tenant,
  { slug, now }: { slug: string; now: Date },
): ShareText | null {
  const article = publishedArticles(dealers, tenant, now).find((one) => one.slug === slug);
  if (!article) return null;
  const { category, title } = article;
  return { kicker: category.name, title, text: null, beside: { topic: drawingOf(article) } };
}

const contents = {
  dealer: "company/dealerOffers",
  sales: "company/salesOffers",
  service: "service/specials",
} as const satisfies Record<SharedOfferKind, string>;

function offerText(
  dealers: Dealers,
  tenant: Tenant,
  { of, id, now }: { of: SharedOfferKind; id: string; now: Date },
): ShareText | null {
  const { day } = wallTimeAt(now, dealers.config(tenant).company.timezone);
  const content = dealers.content(tenant, contents[of], now);
  const written = content?.offers.filter((offer) => offer.id === id) ?? [];
  const [offer] = validOffers(written, { day, locale: localeOf(dealers.site(tenant).texts) });
  if (!content || !offer) return null;
  const { title, price } = offer;
  const topic = of === "service" ? "owning" : "buying";
  return {
    kicker: content.title,
    title,
    text: null,
    beside: price === null ? { topic } : { price },
  };
}

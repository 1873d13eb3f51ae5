import type {
  Promotion,
  PromotionList,
  PromotionQuery,
  ShownPromotion,
} from "@forecourt/contracts/areas/company/promotions";
import type { Tenant } from "@forecourt/contracts/tenant";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { isValidOn } from "@forecourt/domain/offers/offer-days";
import { evaluateRules } from "@forecourt/domain/rules/evaluate-rules";
import type { ContentDeps } from "@forecourt/service-kit/content-service";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";

/**
 * The promotions of a position that are valid on the store's day and whose `criterias` hold for the page.
 * @throws AppError content-unknown, dealer-unknown
 */
export function shownPromotions(
  { dealers, now }: Pick<ContentDeps, "dealers" | "now">,
  tenant: Tenant,
  query: PromotionQuery,
): PromotionList {
  const current = dealers.current();
  const { title, promotions } = pageContent(current, tenant, "company/promotions");
  const { day } = wallTimeAt(now(), current.config(tenant).company.timezone);
  const { position, words, ...known } = query;
  const facts = { ...known, words: words?.split(",") };
  return {
    title,
    promotions: promotions
      .filter((one) => one.position === position && isValidOn(one, day))
      .filter(({ criterias }) => evaluateRules(criterias, facts).holds)
      .map((one) => shown(one, current, tenant)),
  };
}

function shown(promotion: Promotion, dealers: Dealers, { dealerId }: Tenant): ShownPromotion {
  const {
    name: _name,
    criterias: _criterias,
    startDate: _start,
    endDate: _end,
    ...rest
  } = promotion;
  return {
    ...rest,
    // A label that repeats the text beside it says nothing.
    tags: rest.tags.filter((tag) => tag !== rest.additional.category),
    img: rest.img && dealers.assetPath(dealerId, rest.img),
  };
}

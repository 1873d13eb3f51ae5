import type { HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import { type OfferCategory, offerPath } from "@forecourt/contracts/areas/company/offer-paths";
import type { CompanyOffer } from "@forecourt/contracts/areas/company/offers";
import type { Inline } from "@forecourt/contracts/content-parts";

type OffersOf = (kind: OfferCategory) => readonly CompanyOffer[];

/** The categories, with today's offers added to the answers that are marked with `todaysOffers`. */
export function withTodaysOffers(
  categories: readonly HelpCategory[],
  offersOf: OffersOf,
): HelpCategory[] {
  return categories.map((category) => ({
    ...category,
    items: category.items.map((item) => {
      const { todaysOffers: kind, offersLead, answers } = item;
      if (kind === undefined) return item;
      const { runs = answers.map((text) => [{ text }]) } = item;
      const offers = offersOf(kind).map((offer) => offerRuns(offer, kind));
      const lead = offersLead === undefined || offers.length === 0 ? [] : [[{ text: offersLead }]];
      const paragraphs = [...lead, ...offers];
      return {
        ...item,
        answers: [...answers, ...paragraphs.map((all) => all.map(({ text }) => text).join(""))],
        runs: [...runs, ...paragraphs],
      };
    }),
  }));
}

/**
 * Text about an offer: "$300 off: For students, and for those who serve. Students at a Missouri college. Bring your
 * student ID."
 */
function offerRuns(
  { id, title, price, forWhom, steps }: CompanyOffer,
  kind: OfferCategory,
): Inline[] {
  const name = price === null ? title : `${price}: ${title}`;
  const [first] = steps;
  const more = [forWhom, first && `${first}.`].filter(Boolean).join(" ");
  return [
    { text: name, href: offerPath(kind, id) },
    ...(more === "" ? [] : [{ text: `. ${more}` }]),
  ];
}

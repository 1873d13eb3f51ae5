import { getBuyHerePayHere } from "@forecourt/contracts/areas/financing/guides";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import type { GuideData } from "../../guide/guide-data.ts";

/**
 * How financing through lenders differs from a dealer that is the lender itself, as the service publishes it for the
 * visitor's store.
 */
export const loadBuyHerePayHere: PageLoader<GuideData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getBuyHerePayHere);
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical: href.page("financing", "buyHerePayHere"),
      jsonLd: [faqPage(data.faq)],
    },
  };
};

import { getBadCredit } from "@forecourt/contracts/areas/financing/guides";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import type { GuideData } from "../../guide/guide-data.ts";

/** How the dealer finances shoppers with bad credit, as the service publishes it for the visitor's store. */
export const loadBadCredit: PageLoader<GuideData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getBadCredit);
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical: href.page("financing", "badCredit"),
      jsonLd: [faqPage(data.faq)],
    },
  };
};

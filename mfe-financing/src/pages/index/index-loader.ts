import { type FinancingIndex, getFinancingIndex } from "@forecourt/contracts/financing";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";

/** The financing index as its service publishes it. */
export const loadIndex: PageLoader<FinancingIndex> = async (request) => {
  const data = await areaClient(request)(getFinancingIndex);
  return {
    kind: "page",
    data,
    head: {
      ...data.head,
      canonical: href.page("financing", "index"),
      jsonLd: [faqPage(data.faq)],
    },
  };
};

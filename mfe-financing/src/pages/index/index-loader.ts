import { getFinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import type { FinancingData } from "./index-data.ts";

/** The financing index as its service publishes it. */
export const loadIndex: PageLoader<FinancingData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getFinancingIndex);
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical: href.page("financing", "index"),
      jsonLd: [faqPage(data.faq)],
    },
  };
};

import { getProtectionPlans } from "@forecourt/contracts/areas/financing/guides";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import type { PlansData } from "./plans-data.ts";

/** The protection plans, as the service publishes it for the visitor's store. */
export const loadProtectionPlans: PageLoader<PlansData> = async (request) => {
  const { head, ...data } = await areaClient(request)(getProtectionPlans);
  return {
    kind: "page",
    data,
    head: {
      ...head,
      canonical: href.page("financing", "protectionPlans"),
      jsonLd: [faqPage(data.faq)],
    },
  };
};

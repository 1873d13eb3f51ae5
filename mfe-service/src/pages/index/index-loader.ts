import { getServiceIndex, type ServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import { businessesOf } from "./businesses-of.ts";
import type { ServiceData } from "./index-data.ts";
import { validity } from "./validity.ts";

/** The service index as its service publishes it, for the visitor's store. */
export const loadIndex: PageLoader<ServiceData> = async (request) => {
  const { head, specials, ...data } = await areaClient(request)(getServiceIndex);
  return {
    kind: "page",
    data: { ...data, specials: specials && withValidity(specials) },
    head: {
      ...head,
      canonical: href.page("service", "index"),
      jsonLd: [...businessesOf(request.site), faqPage(data.faq)],
    },
  };
};

function withValidity({ offers, ...specials }: NonNullable<ServiceIndex["specials"]>) {
  return {
    ...specials,
    offers: offers.map(({ startDate, endDate, ...offer }) => ({
      ...offer,
      validity: validity(startDate, endDate),
    })),
  };
}

import { beginFormPath, formReturn } from "@forecourt/contracts/areas/financing/application-form";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { maskPhone } from "@forecourt/domain/phone";
import { pickTexts, siteText } from "../../parts/application/application-text.ts";
import { carView } from "../../parts/deal/car-view.ts";
import { loadCar } from "../../parts/deal/load-car.ts";
import type { ApplicationStartData } from "./application-data.ts";

/** Loads the start page of the full application: what to have at hand, who reads it, and the form that begins it. */
export const loadApplication: PageLoader<ApplicationStartData> = async (request) => {
  const { site, url } = request;
  const canonical = href.page("financing", "application");
  const car = await loadCar(request, undefined);
  const { texts, store, phoneMasks } = site;
  const t = siteText(texts);
  const phone = maskPhone(store.phone, phoneMasks.general);
  return {
    kind: "page",
    data: {
      labels: pickTexts(texts, ["start."]),
      action: beginFormPath,
      car: carView(site, car, canonical),
      isBusy: url.searchParams.has(formReturn.busy),
      consentPage: href.page("financing", "electronicConsent"),
      call: t("start.call", { phone }),
    },
    head: {
      title: t("start.head.title"),
      description: t("start.head.description"),
      canonical,
    },
  };
};

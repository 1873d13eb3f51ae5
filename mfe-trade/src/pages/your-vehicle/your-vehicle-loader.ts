import { formReturn } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { siteText } from "../../parts/appraisal-text.ts";
import { loadCarWays } from "../../parts/start-form/load-car-ways.ts";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import type { YourVehicleData } from "./your-vehicle-data.ts";

/** The form that begins an appraisal; `?by=` chooses the way. */
export const loadYourVehicle: PageLoader<YourVehicleData> = async (request) => {
  const { site, url } = request;
  const t = siteText(site.texts);
  const isBusy = url.searchParams.has(formReturn.busy);
  const ways = await loadCarWays(request);
  return {
    kind: "page",
    layout: "minimal",
    data: {
      title: t("start.title"),
      lead: t("start.lead"),
      busy: isBusy ? { title: t("step.busy.title"), text: t("step.busy") } : null,
      form: startFormView(request, {
        typed: null,
        ways,
        by: url.searchParams.get("by") ?? undefined,
      }),
    },
    head: {
      title: t("start.head.title"),
      description: t("start.head.description"),
      canonical: href.page("trade", "yourVehicle"),
    },
  };
};

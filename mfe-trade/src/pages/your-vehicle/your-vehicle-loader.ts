import { formReturn } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { getQuestionnaire } from "@forecourt/contracts/areas/trade/appraisals";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { siteText } from "../../parts/appraisal-text.ts";
import { loadCarWays } from "../../parts/start-form/load-car-ways.ts";
import { startFormView } from "../../parts/start-form/start-form-view.ts";
import { flowOf } from "../../parts/steps/flow.ts";
import { stepsOf } from "../../parts/steps/steps-of.ts";
import type { YourVehicleData } from "./your-vehicle-data.ts";

/** The form that begins an appraisal; `?by=` chooses the way. A store that buys no cars has none. */
export const loadYourVehicle: PageLoader<YourVehicleData> = async (request) => {
  const { site, url } = request;
  if (site.pages["sellTrade"] !== true) {
    return { kind: "redirect", to: href.page("trade", "index"), permanent: false };
  }
  const t = siteText(site.texts);
  const isBusy = url.searchParams.has(formReturn.busy);
  const [ways, progress] = await Promise.all([loadCarWays(request), loadProgress(request)]);
  return {
    kind: "page",
    layout: "minimal",
    data: {
      title: t("start.title"),
      lead: t("start.lead"),
      progress,
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
      index: false,
    },
  };
};

async function loadProgress(request: PageRequest): Promise<YourVehicleData["progress"]> {
  try {
    const questionnaire = await areaClient(request)(getQuestionnaire);
    const t = siteText(request.site.texts);
    const { progress, steps } = stepsOf(flowOf({ questionnaire, appraisal: null }, "car"), {}, t);
    return { text: progress, bar: { label: t("step.steps"), done: t("step.done"), steps } };
  } catch {
    return null;
  }
}

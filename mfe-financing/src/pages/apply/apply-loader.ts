import { carParameter, readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FormPageData } from "../../parts/pre-approval/form-page-data.ts";
import { loadFormPage } from "../../parts/pre-approval/load-form-page.ts";
import { otherWays } from "../../parts/pre-approval/other-ways.ts";

/** The pre-approval; where it is switched off, the other ways to apply. */
export const loadApply: PageLoader<FormPageData> = (request) => {
  const { site, url } = request;
  if (site.pages["preApproval"] === true) return loadFormPage(request, { isScore: false });
  const { texts } = site;
  const title = fillText(texts, "financing.apply.off.title");
  const lead = fillText(texts, "financing.apply.off.lead");
  return Promise.resolve({
    kind: "page",
    layout: "minimal",
    data: {
      title,
      lead,
      form: null,
      outside: null,
      others: otherWays(site, readCar(url.searchParams.get(carParameter))),
    },
    head: {
      title: fillText(texts, "financing.apply.off.head.title"),
      description: lead,
      canonical: href.page("financing", "apply"),
    },
  });
};

import { carParameter, readCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FormPageData } from "../../parts/pre-approval/form-page-data.ts";
import { loadFormPage } from "../../parts/pre-approval/load-form-page.ts";
import { otherWays } from "../../parts/pre-approval/other-ways.ts";

/** Loads the pre-approval form, worded for the credit score, or a link to the dealer's partner that checks scores. */
export const loadCreditScore: PageLoader<FormPageData> = async (request) => {
  const { site, url } = request;
  const { texts, creditCheckUrl = null, pages } = site;
  const canonical = href.page("financing", "creditScore");
  if (creditCheckUrl === null) {
    if (pages["preApproval"] === true) return loadFormPage(request, { isScore: true });
    return { kind: "not-found" };
  }
  const values = { host: new URL(creditCheckUrl).host };
  const text = (key: string) => fillText(texts, `financing.apply.outside.${key}`, values);
  return {
    kind: "page",
    data: {
      title: text("title"),
      lead: text("lead"),
      form: null,
      outside: { label: text("link"), href: creditCheckUrl },
      others: otherWays(site, readCar(url.searchParams.get(carParameter))),
    },
    head: { title: text("head.title"), description: text("lead"), canonical },
  };
};

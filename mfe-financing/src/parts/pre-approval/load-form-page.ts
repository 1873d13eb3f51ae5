import { getConsentTexts } from "@forecourt/contracts/areas/financing/application-parts";
import { carParameter } from "@forecourt/contracts/areas/financing/car-parameter";
import type { ReturnedForm } from "@forecourt/contracts/areas/financing/returned-form";
import { AppError } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import type { PageRequest, PageResult } from "@forecourt/contracts/page";
import { zipParameter } from "@forecourt/contracts/paths/personal-parameters";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { carView } from "../deal/car-view.ts";
import { loadCar } from "../deal/load-car.ts";
import { statedDealView, withTermsIn } from "../deal/stated-terms.ts";
import type { FormPageData } from "./form-page-data.ts";
import { loadReturnedForm } from "./load-returned-form.ts";
import { otherWays } from "./other-ways.ts";
import { preApprovalFormData } from "./pre-approval-form-data.ts";

/** A page with the form; a form that was returned and has expired leads to the empty one. */
export async function loadFormPage(
  request: PageRequest,
  { isScore }: { isScore: boolean },
): Promise<PageResult<FormPageData>> {
  const { site, params } = request;
  const { token } = params;
  const canonical = href.page("financing", isScore ? "creditScore" : "apply");
  const returned = token === undefined ? null : await loadReturnedForm(request, token);
  if (token !== undefined && returned === null) {
    return { kind: "redirect", to: canonical, permanent: false };
  }
  const [{ texts }, car] = await Promise.all([
    areaClient(request)(getConsentTexts),
    loadCar(request, returned?.fields[carParameter]),
  ]);
  const { softPull } = texts;
  if (softPull === undefined) throw new AppError("unavailable", "the notice has no text");
  // Values typed before are kept on the page without the car.
  const withoutCar = token === undefined ? canonical : `${request.path}?${carParameter}=`;
  const form = preApprovalFormData(site, {
    softPull,
    isScore,
    car: carView(site, car, withoutCar),
    stated: statedDealView(site, statedIn(request, returned), car?.facts?.totalCents ?? null),
    zip: zipOfAddress(request.url.searchParams.get(zipParameter) ?? ""),
    returned,
  });
  const text = (key: string) =>
    fillText(site.texts, `financing.apply.${isScore ? "score." : ""}${key}`);
  const head = { title: text("head.title"), description: text("head.description") };
  return {
    kind: "page",
    data: {
      title: text("title"),
      lead: text("lead"),
      form,
      outside: null,
      others: otherWays(site, car?.vin ?? null, Object.entries(form.stated.fields)),
    },
    ...(returned === null
      ? { head: { ...head, canonical } }
      : { noStore: true, head: { ...head, canonical: null, index: false } }),
  };
}

/**
 * Terms that the visitor has stated with the car: on earlier pages, in this address, or in a form that was returned.
 */
function statedIn({ url, visitor }: PageRequest, returned: ReturnedForm | null): BuyerPreferences {
  const known = withTermsIn(url.searchParams, visitor?.terms);
  return returned === null ? known : withTermsIn(new URLSearchParams(returned.fields), known);
}

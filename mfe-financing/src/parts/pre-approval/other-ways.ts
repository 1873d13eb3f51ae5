import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { FormPageData } from "./form-page-data.ts";

/**
 * The other ways to apply that the store offers: the full application, for the car if there is one, and the phone.
 * @param vin null = no car
 * @param stated what the visitor has stated with the car
 */
export function otherWays(
  site: SiteContext,
  vin: string | null,
  stated: [name: string, value: string][] = [],
): FormPageData["others"] {
  const { texts, pages, store, phoneMasks } = site;
  const { phone, hoursText } = store.sales;
  const text = (key: string, values = {}) =>
    fillText(texts, `financing.apply.others.${key}`, values);
  const full = linkTo(pages, "financing.application");
  return {
    title: text("title"),
    lead: text("lead"),
    links: [
      ...(full === null
        ? []
        : [{ label: text("full"), href: vin === null ? full : withCar(full, vin, stated) }]),
      {
        label: text("call", { phone: maskPhone(phone, phoneMasks.general) }),
        href: `tel:${phone}`,
      },
    ],
    hours: text("hours", { hours: hoursText }),
  };
}

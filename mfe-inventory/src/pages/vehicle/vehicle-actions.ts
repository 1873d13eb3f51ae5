import { withCar } from "@forecourt/contracts/areas/financing/car-parameter";
import { href } from "@forecourt/contracts/href";
import { linkTo } from "@forecourt/contracts/link-targets";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { StoreDetails } from "../../parts/store-details.ts";
import { sectionIds } from "./section-ids.ts";
import type { Action } from "./vehicle-data.ts";

/** The actions of a shopper, the main one first. */
export function vehicleActions(
  vehicle: VehicleDetail,
  store: StoreDetails | null,
  site: SiteContext,
): Action[] {
  if (vehicle.status === "sold") return [];
  const { pages, texts } = site;
  const label = (key: string) => fillText(texts, key);
  const phone = store?.phone ?? site.store.sales.phone;
  const testDrive = {
    label: label("vehicle.testDrive"),
    href: href.testDrive(vehicle),
    isPersonal: true,
  };
  const personalize = {
    label: label("vehicle.personalize"),
    href: href.personalize(vehicle),
    isPersonal: true,
  };
  const call = { label: label("vehicle.callForPrice"), href: `tel:${phone}` };
  // A car that has not arrived cannot be driven yet.
  const drive = vehicle.availability === "in-transit" ? [] : [testDrive];
  const main = vehicle.price === null ? [call, ...drive] : [...drive, personalize];
  const ask = { label: label("ask.title"), href: `#${sectionIds.ask}` };
  const financing = pages["preApproval"] ? linkTo(pages, "financing.apply") : null;
  const trade = linkTo(pages, "trade.index");
  return [
    ...main,
    ask,
    ...(financing === null
      ? []
      : [
          {
            label: label("menu.getPreApproved"),
            href: withCar(financing, vehicle.vin),
            isPersonal: true,
            withAnswer: {
              label: label("vehicle.withPreApproval"),
              answers: financing,
              vin: vehicle.vin,
            },
          },
        ]),
    ...(trade === null ? [] : [{ label: label("menu.sellOrTrade"), href: trade }]),
  ];
}

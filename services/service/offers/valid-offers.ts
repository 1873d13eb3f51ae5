import type {
  OwnersVehicle,
  ServiceOffer,
  ValidOffer,
} from "@forecourt/contracts/areas/service/offers";
import { expirationOn, formatLongDate, isValidOn } from "@forecourt/domain/offers/offer-days";
import { fitOf } from "@forecourt/domain/offers/vehicle-conditions";

/**
 * The offers that are valid on `day` of the store and not excluded by what is known of the owner's vehicle, in
 * the order of the file.
 */
export function validOffers(
  offers: readonly ServiceOffer[],
  day: string,
  vehicle: OwnersVehicle = {},
): ValidOffer[] {
  return offers
    .filter((offer) => isValidOn(offer, day))
    .filter(({ vehiclesConditions }) => fitOf(vehiclesConditions, vehicle) !== "excluded")
    .map((offer) => validOffer(offer, day, vehicle));
}

function validOffer(offer: ServiceOffer, day: string, vehicle: OwnersVehicle): ValidOffer {
  const { vehiclesConditions, endDate: _end, recurring: _recurring, ...texts } = offer;
  const expires = expirationOn(offer, day);
  const isForAll = Object.keys(vehiclesConditions).length === 0;
  return {
    ...texts,
    disclaimer: texts.disclaimer.replaceAll("{expires}", formatLongDate(expires)),
    expires,
    vehicles: isForAll ? null : vehiclesConditions,
    fits: fitOf(vehiclesConditions, vehicle) === "fits",
  };
}

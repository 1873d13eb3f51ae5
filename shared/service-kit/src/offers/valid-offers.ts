import { defaultLocale } from "@forecourt/domain/locale";
import {
  expirationOn,
  formatLongDate,
  isValidOn,
  type OfferDays,
} from "@forecourt/domain/offers/offer-days";
import {
  fitOf,
  type OwnersVehicle,
  type VehicleConditions,
} from "@forecourt/domain/offers/vehicle-conditions";

/** An offer as written in a dealer's file. */
interface DatedOffer extends OfferDays {
  /** `{expires}` stands for the day with which the offer expires. */
  disclaimer: string;
  /** The same. */
  validity: string | null;
  vehiclesConditions: VehicleConditions;
}

/** The store’s day, and the locale in which offers say when they end; missing = as for staff. */
interface OfferDay {
  day: string;
  locale?: string;
}

/** An offer on a day on which it is valid. */
type ValidOffer<O extends DatedOffer> = Omit<O, "vehiclesConditions" | "endDate" | "recurring"> & {
  /** Last day on which the offer is valid. */
  expires: string;
  /** True where it begins anew with the next month. */
  isMonthly: boolean;
  /** Conditions of the vehicle that it is for; null = every vehicle. */
  vehicles: O["vehiclesConditions"] | null;
  /** True where it is for the owner's vehicle, as far as that is known. */
  fits: boolean;
};

/**
 * The offers that are valid on `day` of the store and not excluded by the known facts about the owner's vehicle, in the
 * order of the file.
 */
export function validOffers<O extends DatedOffer>(
  offers: readonly O[],
  { day, locale = defaultLocale }: OfferDay,
  vehicle: OwnersVehicle = {},
): ValidOffer<O>[] {
  return offers
    .filter((offer) => isValidOn(offer, day))
    .filter(({ vehiclesConditions }) => fitOf(vehiclesConditions, vehicle) !== "excluded")
    .map((offer) => validOffer(offer, { day, locale }, vehicle));
}

function validOffer<O extends DatedOffer>(
  offer: O,
  { day, locale }: Required<OfferDay>,
  vehicle: OwnersVehicle,
): ValidOffer<O> {
  const { vehiclesConditions, endDate, recurring, ...texts } = offer;
  const expires = expirationOn(offer, day);
  const date = formatLongDate(expires, locale);
  const isForAll = Object.keys(vehiclesConditions).length === 0;
  return {
    ...texts,
    disclaimer: texts.disclaimer.replaceAll("{expires}", date),
    validity: texts.validity && texts.validity.replaceAll("{expires}", date),
    expires,
    isMonthly: recurring === "monthly" && expires !== endDate,
    vehicles: isForAll ? null : vehiclesConditions,
    fits: fitOf(vehiclesConditions, vehicle) === "fits",
  };
}

import type {
  CarFaults,
  CarIdentity,
  readCarForm,
  startFaults,
} from "@forecourt/domain/trade/car-form";

interface Rules {
  readCarForm: typeof readCarForm;
  startFaults: typeof startFaults;
}

type Fields = Readonly<Record<string, string>>;

let rules: Rules | null = null;

const none: CarFaults = {};

/**
 * The rules of a seller's car, whose code is loaded with the first touch of the page. Until then, a form is
 * sent and checked by the service alone.
 */
export const carRules = {
  async load(): Promise<void> {
    rules = await import(
      /* webpackChunkName: "yourVehicle.rules" */ "@forecourt/domain/trade/car-form"
    );
  },
  /** Faults of the form in which the seller names the car. */
  startFaults(fields: Fields, latestYear: number): CarFaults {
    return rules?.startFaults(fields, latestYear) ?? none;
  },
  /** Faults of the form with the car's details. */
  carFaults(
    fields: Fields,
    { cars, latestYear }: { cars: readonly CarIdentity[]; latestYear: number },
  ): CarFaults {
    const read = rules?.readCarForm(fields, { cars, latestYear });
    return read?.ok === false ? read.faults : none;
  },
};

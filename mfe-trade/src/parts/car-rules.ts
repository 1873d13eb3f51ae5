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
  /** What is wrong in the form that says which car it is. */
  startFaults(fields: Fields, latestYear: number): CarFaults {
    return rules?.startFaults(fields, latestYear) ?? none;
  },
  /** What is wrong in the form of the car. */
  carFaults(
    fields: Fields,
    { cars, latestYear }: { cars: readonly CarIdentity[]; latestYear: number },
  ): CarFaults {
    const read = rules?.readCarForm(fields, { cars, latestYear });
    return read?.ok === false ? read.faults : none;
  },
};

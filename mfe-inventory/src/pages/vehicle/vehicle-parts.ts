import { lazyPart } from "@forecourt/remote-kit/lazy-part";
import { loadUnlessInDocument } from "@forecourt/remote-kit/page-part";

/** Marks the element around the details in the markup. */
export const vehicleDetails = "vehicle.details";

/** Everything below picture and price, with its calculators and forms. */
export const VehicleDetails = lazyPart(() =>
  import(/* webpackChunkName: "vehicle.details" */ "./vehicle-details.tsx").then(
    (module) => module.VehicleDetails,
  ),
);

/** The payment beside the price follows the sliders below, and is calculated by the same code. */
export const PaymentSummary = lazyPart(() =>
  import(
    /* webpackChunkName: "vehicle.details" */ "../../features/price-panel/payment-summary.tsx"
  ).then((module) => module.PaymentSummary),
);

export const PersonalPriceLines = lazyPart(() =>
  import(
    /* webpackChunkName: "vehicle.details" */ "../../features/personalize/personal-price-lines.tsx"
  ).then((module) => module.PersonalPriceLines),
);

/** All parts of the details: they are in one chunk, over half of the page's script. */
export const vehicleParts = {
  async load(): Promise<void> {
    await Promise.all([VehicleDetails.load(), PaymentSummary.load(), PersonalPriceLines.load()]);
  },
};

export const loadParts = loadUnlessInDocument(vehicleDetails, vehicleParts);

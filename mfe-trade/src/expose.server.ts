import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { pages } from "./expose.ts";
import { loadIndex } from "./pages/index/index-loader.ts";
import { loadOffer } from "./pages/offer/offer-loader.ts";
import { loadYourVehicle } from "./pages/your-vehicle/your-vehicle-loader.ts";
import { loadYourVehicleStep } from "./pages/your-vehicle-step/step-loader.ts";

export { pages };

export const loaders = defineLoaders(pages, {
  index: loadIndex,
  offer: loadOffer,
  yourVehicle: loadYourVehicle,
  yourVehicleStep: loadYourVehicleStep,
});

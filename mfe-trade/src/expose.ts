import { definePages, withParts } from "@forecourt/remote-kit/pages";
import type * as offerPage from "./pages/offer/offer-page.tsx";

export const pages = definePages<"trade">()({
  index: () => import(/* webpackChunkName: "index" */ "./pages/index/index-page.tsx"),
  yourVehicle: () =>
    import(/* webpackChunkName: "yourVehicle" */ "./pages/your-vehicle/your-vehicle-page.tsx"),
  yourVehicleStep: () =>
    import(/* webpackChunkName: "yourVehicleStep" */ "./pages/your-vehicle-step/step-page.tsx"),
  offer: () =>
    import(/* webpackChunkName: "offer" */ "./pages/offer/offer-page.tsx").then<typeof offerPage>(
      withParts,
    ),
});

import { definePages, withParts } from "@forecourt/remote-kit/pages";
import type * as stepPage from "./pages/schedule-step/step-page.tsx";

export const pages = definePages<"service">()({
  index: () => import(/* webpackChunkName: "index" */ "./pages/index/index-page.tsx"),
  specials: () => import(/* webpackChunkName: "specials" */ "./pages/specials/specials-page.tsx"),
  special: () => import(/* webpackChunkName: "special" */ "./pages/special/special-page.tsx"),
  schedule: () => import(/* webpackChunkName: "schedule" */ "./pages/schedule/schedule-page.tsx"),
  scheduleStep: () =>
    import(/* webpackChunkName: "scheduleStep" */ "./pages/schedule-step/step-page.tsx").then<
      typeof stepPage
    >(withParts),
  appointment: () =>
    import(/* webpackChunkName: "appointment" */ "./pages/appointment/appointment-page.tsx"),
});

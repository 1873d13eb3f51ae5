import { definePages } from "@forecourt/remote-kit/pages";

export const pages = definePages<"inventory">()({
  search: () => import(/* webpackChunkName: "search" */ "./pages/search/search-page.tsx"),
  vehicle: () => import(/* webpackChunkName: "vehicle" */ "./pages/vehicle/vehicle-page.tsx"),
});

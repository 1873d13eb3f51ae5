import { defineFragments } from "@forecourt/remote-kit/fragments";

/** Fragments that this area renders on pages of other areas. */
export const fragments = defineFragments({
  stores: () => import(/* webpackChunkName: "stores" */ "./fragments/stores.tsx"),
  bodyStyles: () => import(/* webpackChunkName: "bodyStyles" */ "./fragments/body-styles.tsx"),
  storeCars: () => import(/* webpackChunkName: "storeCars" */ "./fragments/store-cars.tsx"),
  arrivals: () => import(/* webpackChunkName: "arrivals" */ "./fragments/arrivals.tsx"),
});

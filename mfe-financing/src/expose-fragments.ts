import { defineFragments } from "@forecourt/remote-kit/fragments";

/** What this area draws on pages of other areas. */
export const fragments = defineFragments({
  carFit: () => import(/* webpackChunkName: "carFit" */ "./fragments/car-fit.tsx"),
  lotFit: () => import(/* webpackChunkName: "lotFit" */ "./fragments/lot-fit.tsx"),
});

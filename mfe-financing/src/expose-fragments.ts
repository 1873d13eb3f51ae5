import { defineFragments } from "@forecourt/remote-kit/fragments";

/** Fragments that this area renders on pages of other areas. */
export const fragments = defineFragments({
  carFit: () => import(/* webpackChunkName: "carFit" */ "./fragments/car-fit.tsx"),
  lotFit: () => import(/* webpackChunkName: "lotFit" */ "./fragments/lot-fit.tsx"),
});

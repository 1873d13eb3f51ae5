import { defineFragments } from "@forecourt/remote-kit/fragments";

/** Fragments that this area renders on pages of other areas. */
export const fragments = defineFragments({
  gridPromotion: () =>
    import(/* webpackChunkName: "gridPromotion" */ "./fragments/grid-promotion.tsx"),
  promotions: () => import(/* webpackChunkName: "promotions" */ "./fragments/promotions.tsx"),
});

import { definePages } from "@forecourt/remote-kit/pages";

export const pages = definePages<"trade">()({
  index: () => import(/* webpackChunkName: "index" */ "./pages/index/index-page.tsx"),
  offer: () => import(/* webpackChunkName: "offer" */ "./pages/offer/offer-page.tsx"),
});

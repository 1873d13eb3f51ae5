import { definePages } from "@forecourt/remote-kit/pages";

export { fragments } from "./expose-fragments.ts";

export const pages = definePages<"company">()({
  home: () => import(/* webpackChunkName: "home" */ "./pages/home/home-page.tsx"),
  about: () => import(/* webpackChunkName: "about" */ "./pages/about/about-page.tsx"),
  privacy: () => import(/* webpackChunkName: "privacy" */ "./pages/legal/legal-page.tsx"),
  terms: () => import(/* webpackChunkName: "terms" */ "./pages/legal/legal-page.tsx"),
  cookies: () => import(/* webpackChunkName: "cookies" */ "./pages/legal/legal-page.tsx"),
  electronicSignature: () =>
    import(/* webpackChunkName: "electronicSignature" */ "./pages/legal/legal-page.tsx"),
  accessibility: () =>
    import(/* webpackChunkName: "accessibility" */ "./pages/legal/legal-page.tsx"),
  careers: () => import(/* webpackChunkName: "careers" */ "./pages/careers/careers-page.tsx"),
  position: () => import(/* webpackChunkName: "position" */ "./pages/position/position-page.tsx"),
  team: () => import(/* webpackChunkName: "team" */ "./pages/team/team-page.tsx"),
  teamMember: () =>
    import(/* webpackChunkName: "teamMember" */ "./pages/team-member/team-member-page.tsx"),
  locations: () =>
    import(/* webpackChunkName: "locations" */ "./pages/locations/locations-page.tsx"),
  location: () => import(/* webpackChunkName: "location" */ "./pages/location/location-page.tsx"),
  contact: () => import(/* webpackChunkName: "contact" */ "./pages/contact/contact-page.tsx"),
  inquiry: () => import(/* webpackChunkName: "inquiry" */ "./pages/inquiry/inquiry-page.tsx"),
  carResearch: () =>
    import(/* webpackChunkName: "carResearch" */ "./pages/car-research/car-research-page.tsx"),
  articleCollection: () =>
    import(
      /* webpackChunkName: "articleCollection" */ "./pages/car-research/car-research-page.tsx"
    ),
  articleSearch: () =>
    import(
      /* webpackChunkName: "articleSearch" */ "./pages/article-search/article-search-page.tsx"
    ),
  article: () => import(/* webpackChunkName: "article" */ "./pages/article/article-page.tsx"),
  offers: () => import(/* webpackChunkName: "offers" */ "./pages/offers/offers-page.tsx"),
  dealerOffers: () =>
    import(/* webpackChunkName: "dealerOffers" */ "./pages/offer-list/offer-list-page.tsx"),
  dealerOffer: () => import(/* webpackChunkName: "dealerOffer" */ "./pages/offer/offer-page.tsx"),
  salesOffers: () =>
    import(/* webpackChunkName: "salesOffers" */ "./pages/offer-list/offer-list-page.tsx"),
  salesOffer: () => import(/* webpackChunkName: "salesOffer" */ "./pages/offer/offer-page.tsx"),
  helpCenter: () =>
    import(/* webpackChunkName: "helpCenter" */ "./pages/help-center/help-center-page.tsx"),
  helpCategory: () =>
    import(/* webpackChunkName: "helpCategory" */ "./pages/help-category/help-category-page.tsx"),
});

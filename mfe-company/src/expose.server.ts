import { defineFragmentLoaders } from "@forecourt/remote-kit/fragments";
import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { fragments, pages } from "./expose.ts";
import { loadGridPromotion } from "./fragments/grid-promotion-loader.ts";
import { loadPromotionRow } from "./fragments/promotions-loader.ts";
import { loadAbout } from "./pages/about/about-loader.ts";
import { loadArticle } from "./pages/article/article-loader.ts";
import { loadArticleSearch } from "./pages/article-search/article-search-loader.ts";
import { loadArticleCollection } from "./pages/car-research/article-collection-loader.ts";
import { loadCarResearch } from "./pages/car-research/car-research-loader.ts";
import { loadCareers } from "./pages/careers/careers-loader.ts";
import { loadContact } from "./pages/contact/contact-loader.ts";
import { loadHelpCategory } from "./pages/help-category/help-category-loader.ts";
import { loadHelpCenter } from "./pages/help-center/help-center-loader.ts";
import { loadHome } from "./pages/home/home-loader.ts";
import { loadInquiry } from "./pages/inquiry/inquiry-loader.ts";
import { legalLoader } from "./pages/legal/legal-loader.ts";
import { loadLocation } from "./pages/location/location-loader.ts";
import { loadLocations } from "./pages/locations/locations-loader.ts";
import { offerLoader } from "./pages/offer/offer-loader.ts";
import { offerListLoader } from "./pages/offer-list/offer-list-loader.ts";
import { loadOffers } from "./pages/offers/offers-loader.ts";
import { loadPosition } from "./pages/position/position-loader.ts";
import { loadTeam } from "./pages/team/team-loader.ts";
import { loadTeamMember } from "./pages/team-member/team-member-loader.ts";

export { fragments, pages };

export const loaders = defineLoaders(pages, {
  home: loadHome,
  about: loadAbout,
  privacy: legalLoader("privacy"),
  terms: legalLoader("terms"),
  cookies: legalLoader("cookies"),
  electronicSignature: legalLoader("electronicSignature"),
  accessibility: legalLoader("accessibility"),
  careers: loadCareers,
  position: loadPosition,
  team: loadTeam,
  teamMember: loadTeamMember,
  contact: loadContact,
  locations: loadLocations,
  location: loadLocation,
  inquiry: loadInquiry,
  carResearch: loadCarResearch,
  articleCollection: loadArticleCollection,
  articleSearch: loadArticleSearch,
  article: loadArticle,
  offers: loadOffers,
  dealerOffers: offerListLoader("dealer"),
  dealerOffer: offerLoader("dealer"),
  salesOffers: offerListLoader("sales"),
  salesOffer: offerLoader("sales"),
  helpCenter: loadHelpCenter,
  helpCategory: loadHelpCategory,
});

export const fragmentLoaders = defineFragmentLoaders(fragments, {
  gridPromotion: loadGridPromotion,
  promotions: loadPromotionRow,
});

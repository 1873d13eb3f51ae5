import { defineArea } from "../define-area.ts";
import { getArticle, listArticleAddresses, listArticles, searchArticles } from "./articles.ts";
import { CareersContent, getCareers, positionEntries } from "./careers.ts";
import { ContactContent, getContact } from "./contact.ts";
import { AboutContent, getAbout, getHome, HomeContent } from "./contracts.ts";
import { companyFacts } from "./facts.ts";
import { formerCompanyAddress } from "./former-addresses.ts";
import { getHelpCenter, HelpCenterContent, helpCategoryEntries } from "./help-center.ts";
import { applyForJob } from "./job-applications.ts";
import { companyLeads } from "./leads.ts";
import {
  getAccessibility,
  getCookies,
  getElectronicSignature,
  getPrivacy,
  getTerms,
  LegalContent,
} from "./legal.ts";
import { getLocation, getLocations } from "./locations.ts";
import {
  allOfferEntries,
  getOffer,
  getOfferList,
  getOffersIndex,
  OfferListContent,
  OffersContent,
  offerEntries,
} from "./offers.ts";
import { companyPages } from "./pages.ts";
import { getPromotions, PromotionsContent } from "./promotions.ts";
import { ReviewsContent } from "./reviews.ts";
import { getTeam, getTeamMember, TeamContent } from "./team.ts";
import { companyTextKeys } from "./text-keys.ts";

/** The company area. */
export const company = defineArea({
  pages: companyPages,
  flags: {
    home: true,
    ourCompany: true,
    contact: true,
    serviceTopic: false,
    locations: true,
    legal: true,
    careers: true,
    meetTheTeam: true,
    carResearch: true,
    articles: true,
    author: true,
    faqs: true,
    helpCenter: true,
    specialOffers: false,
    dealerOffers: false,
    salesOffers: false,
  },
  sections: {},
  finds: {
    contact: "menu.contactUs",
    locations: "frame.ourStores",
    about: "menu.ourCompany",
    careers: "menu.careers",
    team: "menu.meetOurTeam",
    carResearch: "menu.carResearch",
    helpCenter: "menu.helpCenter",
    offers: "menu.specialOffers",
    privacy: "menu.privacyPolicy",
  },
  content: {
    home: HomeContent,
    about: AboutContent,
    contact: ContactContent,
    privacy: LegalContent,
    terms: LegalContent,
    cookies: LegalContent,
    electronicSignature: LegalContent,
    accessibility: LegalContent,
    team: TeamContent,
    careers: CareersContent,
    helpCenter: HelpCenterContent,
    offers: OffersContent,
    dealerOffers: OfferListContent,
    salesOffers: OfferListContent,
    promotions: PromotionsContent,
    reviews: ReviewsContent,
  },
  entries: {
    careers: positionEntries,
    offers: allOfferEntries,
    dealerOffers: offerEntries("dealer"),
    salesOffers: offerEntries("sales"),
    helpCenter: helpCategoryEntries,
  },
  placeholders: { dealerOffers: ["expires"], salesOffers: ["expires"] },
  sharedContent: { promotions: "home", reviews: "home" },
  endpoints: {
    getHome,
    getAbout,
    getContact,
    getLocations,
    getLocation,
    getPrivacy,
    getTerms,
    getCookies,
    getElectronicSignature,
    getAccessibility,
    getTeam,
    getTeamMember,
    getCareers,
    applyForJob,
    getArticle,
    listArticleAddresses,
    listArticles,
    searchArticles,
    getHelpCenter,
    getPromotions,
    getOffersIndex,
    getOfferList,
    getOffer,
  },
  formerAddress: formerCompanyAddress,
  texts: companyTextKeys,
  leads: companyLeads,
  facts: companyFacts,
});

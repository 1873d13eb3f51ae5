import { definePages } from "../define-area.ts";

export const companyPages = definePages({
  home: {
    flag: "home",
    paths: ["/"],
    fragments: ["inventory/arrivals", "inventory/bodyStyles", "inventory/stores"],
  },
  about: { flag: "ourCompany", paths: ["/our-company"] },
  privacy: { flag: "legal", paths: ["/legal/privacy-policy"] },
  terms: { flag: "legal", paths: ["/legal/terms-of-sale"] },
  cookies: { flag: "legal", paths: ["/legal/cookie-policy"] },
  electronicSignature: {
    flag: "legal",
    paths: ["/legal/electronic-signature-disclosure"],
  },
  accessibility: { flag: "legal", paths: ["/legal/accessibility"] },
  careers: { flag: "careers", paths: ["/our-company/careers"] },
  position: { flag: "careers", paths: ["/our-company/careers/:id"] },
  team: { flag: "meetTheTeam", paths: ["/our-company/meet-our-team"] },
  teamMember: { flag: "meetTheTeam", paths: ["/our-company/meet-our-team/:slug"] },
  contact: { flag: "contact", paths: ["/contact-us"] },
  locations: { flag: "locations", paths: ["/locations"] },
  location: {
    flag: "locations",
    paths: ["/locations/:store"],
    fragments: ["inventory/storeCars"],
  },
  // Receipts link to this page, so it cannot be switched off by a flag of its own.
  inquiry: { flag: "home", paths: ["/inquiry/:token"], personal: true },
  carResearch: { flag: "carResearch", paths: ["/car-research"] },
  articleSearch: { flag: "carResearch", paths: ["/car-research/search"], byForm: true },
  // The last is a former address of `/faqs`.
  articleCollection: {
    flag: "carResearch",
    paths: [
      "/:collection(staff-reviews|car-advice-education|faqs|news|community-outreach|faqs-okd)",
    ],
  },
  // The address by collection is the canonical one; the first and the last redirect to it.
  article: {
    flag: "articles",
    paths: [
      "/car-research/:slug(article)",
      "/staff-reviews/:slug",
      "/car-advice-education/:slug",
      "/faqs/:slug",
      "/news/:slug",
      "/community-outreach/:slug",
      "/faqs-okd/:slug",
    ],
  },
  offers: { flag: "specialOffers", paths: ["/special-offers"] },
  dealerOffers: { flag: "dealerOffers", paths: ["/special-offers/dealer"] },
  dealerOffer: { flag: "dealerOffers", paths: ["/special-offers/dealer/:offer"] },
  salesOffers: { flag: "salesOffers", paths: ["/special-offers/sales"] },
  salesOffer: { flag: "salesOffers", paths: ["/special-offers/sales/:offer"] },
  helpCenter: { flag: "helpCenter", paths: ["/help-center"] },
  helpCategory: { flag: "helpCenter", paths: ["/help-center/:category"] },
});

import { defineArea } from "../define-area.ts";
import { getArticle, listArticleAddresses, listArticles, searchArticles } from "./articles.ts";
import { AboutContent, getAbout, getHome, Home } from "./contracts.ts";
import { companyFacts } from "./facts.ts";
import { getHelpCenter, HelpCenterContent } from "./help-center.ts";
import { companyLeads } from "./leads.ts";
import { companyPages } from "./pages.ts";
import { companyTextKeys } from "./text-keys.ts";

/** The company area. */
export const company = defineArea({
  pages: companyPages,
  flags: {
    home: true,
    ourCompany: true,
    contact: true,
    legal: true,
    careers: true,
    meetTheTeam: true,
    carResearch: true,
    articles: true,
    author: true,
    faqs: true,
    helpCenter: true,
  },
  sections: {
    team: { page: "about", fragment: "team", flag: "meetTheTeam" },
    careers: { page: "about", fragment: "careers", flag: "careers" },
    contact: { page: "about", fragment: "contact", flag: "contact" },
    privacy: { page: "about", fragment: "privacy", flag: "legal" },
    terms: { page: "about", fragment: "terms", flag: "legal" },
    cookies: { page: "about", fragment: "cookies", flag: "legal" },
  },
  content: { home: Home, about: AboutContent, helpCenter: HelpCenterContent },
  endpoints: {
    getHome,
    getAbout,
    getArticle,
    listArticleAddresses,
    listArticles,
    searchArticles,
    getHelpCenter,
  },
  texts: companyTextKeys,
  leads: companyLeads,
  facts: companyFacts,
});

import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import type { ContentRoutes } from "@forecourt/service-kit/content-service";
import { publishedArticles } from "@forecourt/service-kit/dealers/articles/published-articles";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { offersOn } from "../offers/offer-routes.ts";
import { findByText } from "../search/search-articles.ts";
import { searchLanguageOf } from "../search/search-language.ts";
import { searchHelp } from "./search-help.ts";
import { withTodaysOffers } from "./todays-offers.ts";

/** More are found by the search of articles itself. */
const maxArticles = 3;

/** The help center of the request's store, and searches in it and in the articles. */
export const helpRoutes: ContentRoutes = (app, deps) => {
  const { dealers, now } = deps;
  mount(app, getHelpCenter, ({ request, query: { q } }) => {
    const tenant = tenantOf(request);
    const content = pageContent(dealers.current(), tenant, "company/helpCenter");
    const categories = withTodaysOffers(content.categories, (kind) =>
      dealers.current().content(tenant, `company/${kind}Offers`) === null
        ? []
        : offersOn(deps, tenant, kind).list.offers,
    );
    const { texts, pages } = dealers.current().site(tenant);
    const language = searchLanguageOf(texts);
    const found = searchHelp(categories, q, language);
    const articles =
      q === undefined || pages["carResearch"] !== true
        ? []
        : findByText(
            publishedArticles(dealers.current(), tenant, now()),
            found.understood ?? q,
            language,
          ).results.slice(0, maxArticles);
    return { ...content, categories, ...found, articles: articles.map(({ article }) => article) };
  });
};

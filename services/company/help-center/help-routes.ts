import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import type { ContentRoutes } from "@forecourt/service-kit/content-service";
import { pageContent } from "@forecourt/service-kit/dealers/page-content";
import { mount } from "@forecourt/service-kit/mount";
import { tenantOf } from "@forecourt/service-kit/tenant";
import { searchLanguageOf } from "../search/search-language.ts";
import { searchHelp } from "./search-help.ts";

/** The help center of the request's store, and what a search finds in it. */
export const helpRoutes: ContentRoutes = (app, { dealers }) => {
  mount(app, getHelpCenter, ({ request, query }) => {
    const content = pageContent(dealers.current(), tenantOf(request), "company/helpCenter");
    const { texts } = dealers.current().site(tenantOf(request));
    return { ...content, ...searchHelp(content.categories, query.q, searchLanguageOf(texts)) };
  });
};

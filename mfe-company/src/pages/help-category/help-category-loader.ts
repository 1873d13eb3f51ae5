import { helpCategoryPath } from "@forecourt/contracts/areas/company/article-paths";
import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { faqPage } from "@forecourt/remote-kit/structured-data/faq-page";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { questionId } from "../../parts/help/question-link.ts";
import type { HelpCategoryData } from "./help-category-data.ts";

/** One category of the help center with its questions and answers. */
export const loadHelpCategory: PageLoader<HelpCategoryData> = async (request) => {
  const { params, site } = request;
  const { title, categories } = await areaClient(request)(getHelpCenter, { query: {} });
  const category = categories.find(({ id }) => id === params["category"]);
  if (!category) return { kind: "not-found" };
  const action = href.page("company", "helpCenter");
  const trail = [{ label: title, href: action }, { label: category.title }];
  const canonical = helpCategoryPath(category.id);
  const about = category.description;
  const words = { category: category.title, about };
  return {
    kind: "page",
    data: {
      trail,
      category,
      ids: category.items.map(({ question }) => questionId(question)),
      action,
      others: categories
        .filter((other) => other !== category)
        .map((other) => ({ label: other.title, href: helpCategoryPath(other.id) })),
    },
    head: {
      title: fillText(site.texts, "help.category.head.title", words),
      description: fillText(site.texts, "help.category.head.description", words),
      canonical,
      jsonLd: [faqPage(category), breadcrumbNode(trail, canonical, site)],
    },
  };
};

import { helpCategoryPath } from "@forecourt/contracts/areas/company/article-paths";
import { type ArticleSummary, maxSearchLength } from "@forecourt/contracts/areas/company/articles";
import { getHelpCenter } from "@forecourt/contracts/areas/company/help-center";
import { href } from "@forecourt/contracts/href";
import type { PageLoader } from "@forecourt/contracts/page";
import type { SiteContext } from "@forecourt/contracts/site";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { articleView } from "../../parts/articles/article-view.ts";
import { breadcrumbNode } from "../../parts/breadcrumb-node.ts";
import { questionHref } from "../../parts/help/question-link.ts";
import type { HelpCenterData } from "./help-center-data.ts";

/** Questions of a category that its card lists; dealers write the commonest ones first. */
const maxListed = 3;

/** The categories of the help center, or the answers with the words in the address. */
export const loadHelpCenter: PageLoader<HelpCenterData> = async (request) => {
  const { site } = request;
  const { texts } = site;
  const action = href.page("company", "helpCenter");
  const words = (request.url.searchParams.get("q") ?? "").trim().slice(0, maxSearchLength);
  const query = words === "" ? {} : { q: words };
  const reply = await areaClient(request)(getHelpCenter, { query });
  const { head, title, description, categories, matches, understood } = reply;
  const found = understood ?? words;
  const count = (matches ?? []).reduce((sum, { items }) => sum + items.length, 0);
  const countText = reply.isPartial
    ? fillText(texts, "help.partial", { words: found })
    : fillText(texts, `help.results.${pluralForm(count)}`, { count, words: found });
  const numberOf = (items: readonly object[]) =>
    fillText(texts, `help.questions.${pluralForm(items.length)}`, { count: items.length });
  return {
    kind: "page",
    data: {
      title,
      description,
      action,
      words,
      // A percent sign alone has nothing to search for, and finds nothing.
      count: words === "" ? null : countText,
      understood: understood && fillText(texts, "help.understood", { understood, words }),
      matches: matches ?? [],
      articles: articlesOf(reply.articles, found, site),
      ideas: count > 0 ? [] : ideasOf(texts, action),
      topics: categories.map((category) => ({
        title: category.title,
        description: category.description,
        questions: category.items.slice(0, maxListed).map(({ question, lang }) => ({
          label: question,
          href: questionHref(category.id, question),
          lang,
        })),
        all: { label: numberOf(category.items), href: helpCategoryPath(category.id) },
      })),
    },
    head: {
      ...head,
      ...(words === ""
        ? { canonical: action, jsonLd: [breadcrumbNode([{ label: title }], action, site)] }
        : {
            title: fillText(texts, "help.search.head.title", { words: found }),
            canonical: null,
            index: false,
          }),
    },
  };
};

/** Articles that match the search words, with a link to all of them; null = none. */
function articlesOf(
  articles: readonly ArticleSummary[],
  words: string,
  site: SiteContext,
): HelpCenterData["articles"] {
  if (articles.length === 0) return null;
  const { texts } = site;
  return {
    title: fillText(texts, "help.articles"),
    list: articles.map((article) => articleView(article, site)),
    all: {
      label: fillText(texts, "help.articles.all", { words }),
      href: `${href.page("company", "articleSearch")}?${new URLSearchParams({ q: words })}`,
    },
  };
}

function ideasOf(texts: Record<string, string>, action: string): HelpCenterData["ideas"] {
  return fillText(texts, "help.ideas.words")
    .split(",")
    .map((words) => words.trim())
    .map((label) => ({ label, href: `${action}?${new URLSearchParams({ q: label })}` }));
}

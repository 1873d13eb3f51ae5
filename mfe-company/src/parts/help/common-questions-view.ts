import { helpCategoryPath } from "@forecourt/contracts/areas/company/article-paths";
import { getHelpCenter, type HelpCategory } from "@forecourt/contracts/areas/company/help-center";
import { href } from "@forecourt/contracts/href";
import type { PageRequest } from "@forecourt/contracts/page";
import { pluralForm } from "@forecourt/domain/plural-form";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { questionId } from "./question-link.ts";

/** Questions of a category on the page of common questions; dealers write the commonest ones first. */
const maxCommon = 5;

/** The first questions of a category with their answers, and a link to all of them. */
export interface CommonTopic {
  id: string;
  title: string;
  items: (HelpCategory["items"][number] & { id: string })[];
  creditTerms: HelpCategory["creditTerms"];
  /** "All 9 questions"; `spoken` also names the topic, for screen readers that list links without their context. */
  all: { label: string; spoken: string; href: string };
}

export interface CommonQuestions {
  /** Address of the search over the help center. */
  searchPath: string;
  topics: CommonTopic[];
}

/** The common questions of the help center by topic; null where the store has no help center. For loaders. */
export async function loadCommonQuestions(request: PageRequest): Promise<CommonQuestions | null> {
  const { texts, pages } = request.site;
  if (pages["helpCenter"] !== true) return null;
  const { categories } = await areaClient(request)(getHelpCenter, { query: {} });
  return {
    searchPath: href.page("company", "helpCenter"),
    topics: categories.map(({ id, title, items, creditTerms }) => {
      const count = items.length;
      const label = fillText(texts, `help.questions.${pluralForm(count)}`, { count });
      return {
        id: `topic-${id}`,
        title,
        items: items
          .slice(0, maxCommon)
          .map((item) => ({ ...item, id: questionId(item.question) })),
        creditTerms,
        all: { label, spoken: `${label}: ${title}`, href: helpCategoryPath(id) },
      };
    }),
  };
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { Notice } from "@forecourt/ui/elements/notice";
import { Stack } from "@forecourt/ui/layout/stack";
import { Pagination } from "@forecourt/ui/navigation/pagination";
import type { ReactNode } from "react";
import { ArticleCards } from "../../parts/articles/article-cards.tsx";
import { ArticleSearchBox } from "../../parts/articles/article-search-box.tsx";
import { Topics } from "../../parts/articles/topics.tsx";
import { AskUs } from "../../parts/help/ask-us.tsx";
import { CommonTopics } from "../../parts/help/common-topics.tsx";
import { HelpSearchBox } from "../../parts/help/help-search-box.tsx";
import { PageFrame } from "../../parts/page-frame.tsx";
import type { CarResearchData } from "./car-research-data.ts";

/**
 * The articles, the newest first, with a search and their topics. The page of questions begins with the common ones.
 */
export function Page({ data }: { data: CarResearchData }) {
  const { trail, title, lead, searchPath, common, topics, articles } = data;
  if (common === null) {
    return (
      <PageFrame trail={trail} title={title} lead={lead}>
        <ArticleSearchBox action={searchPath} />
        <Topics topics={topics} />
        <ArticleList data={data} />
      </PageFrame>
    );
  }
  return (
    <PageFrame trail={trail} title={title} lead={lead}>
      <HelpSearchBox action={common.searchPath} />
      <CommonTopics topics={common.topics} />
      <AskUs />
      {articles.length > 0 && <ArticleList data={data} topics={<Topics topics={topics} />} />}
    </PageFrame>
  );
}

interface ArticleListProps {
  data: CarResearchData;
  /** The topics of the articles where other parts come before the list. */
  topics?: ReactNode;
}

function ArticleList({ data, topics }: ArticleListProps) {
  const t = useTexts();
  const { heading, found, articles, pages } = data;
  const words = {
    label: t("articles.pages"),
    previous: t("articles.pages.previous"),
    next: t("articles.pages.next"),
    page: (page: number) => t("articles.pages.page", { page }),
    position: pages.position,
  };
  return (
    <Stack gap={6} as="section">
      <Stack gap={1}>
        <h2>{heading}</h2>
        <output>{found}</output>
      </Stack>
      {topics}
      {articles.length === 0 ? (
        <Notice kind="empty" level={3} title={t("articles.empty.title")}>
          <p>{t("articles.empty.body")}</p>
        </Notice>
      ) : (
        <ArticleCards articles={articles} level={3} />
      )}
      <Pagination {...pages} labels={words} />
    </Stack>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { Notice } from "@forecourt/ui/elements/notice";
import { Stack } from "@forecourt/ui/layout/stack";
import { Pagination } from "@forecourt/ui/navigation/pagination";
import { ArticleCards } from "../../parts/articles/article-cards.tsx";
import { ArticleSearchBox } from "../../parts/articles/article-search-box.tsx";
import { Topics } from "../../parts/articles/topics.tsx";
import { PageFrame } from "../../parts/page-frame.tsx";
import type { CarResearchData } from "./car-research-data.ts";

/** The articles, the newest first, with a search and their topics. */
export function Page({ data }: { data: CarResearchData }) {
  const t = useTexts();
  const { trail, title, lead, searchPath, topics, heading, found, articles, pages } = data;
  const words = {
    label: t("articles.pages"),
    previous: t("articles.pages.previous"),
    next: t("articles.pages.next"),
    page: (page: number) => t("articles.pages.page", { page }),
    position: pages.position,
  };
  return (
    <PageFrame trail={trail} title={title} lead={lead}>
      <ArticleSearchBox action={searchPath} />
      <Topics topics={topics} />
      <Stack gap={6} as="section">
        <Stack gap={1}>
          <h2>{heading}</h2>
          <output>{found}</output>
        </Stack>
        {articles.length === 0 ? (
          <Notice kind="empty" level={3} title={t("articles.empty.title")}>
            <p>{t("articles.empty.body")}</p>
          </Notice>
        ) : (
          <ArticleCards articles={articles} level={3} />
        )}
        <Pagination {...pages} labels={words} />
      </Stack>
    </PageFrame>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { Stack } from "@forecourt/ui/layout/stack";
import { ArticleCards } from "../../parts/articles/article-cards.tsx";
import { ArticleSearchBox } from "../../parts/articles/article-search-box.tsx";
import { Topics } from "../../parts/articles/topics.tsx";
import { Marked } from "../../parts/marked/marked.tsx";
import { PageFrame } from "../../parts/page-frame.tsx";
import type { ArticleSearchData } from "./article-search-data.ts";

/** The articles that were found, with the words marked. */
export function Page({ data }: { data: ArticleSearchData }) {
  const { trail, title, searchPath, words, topics } = data;
  return (
    <PageFrame trail={trail} title={title}>
      <ArticleSearchBox action={searchPath} value={words} />
      <Results data={data} />
      <Topics topics={topics} />
    </PageFrame>
  );
}

function Results({ data }: { data: ArticleSearchData }) {
  const t = useTexts();
  const { words, count, understood, results, helpPath } = data;
  if (words === "") return <p>{t("articles.search.start")}</p>;
  if (results.length === 0) {
    return (
      <Notice
        kind="empty"
        title={t("articles.none.title", { words })}
        actions={
          helpPath !== null && (
            <ButtonLink href={helpPath} look="secondary">
              {t("articles.help")}
            </ButtonLink>
          )
        }
      >
        <p>{t("articles.none.body")}</p>
      </Notice>
    );
  }
  const articles = results.map(({ article, title, excerpt }) => ({
    ...article,
    markedTitle: <Marked text={title} />,
    excerpt: <Marked text={excerpt} />,
  }));
  return (
    <Stack gap={6} as="section">
      <h2>{count}</h2>
      {understood !== null && <p>{understood}</p>}
      <ArticleCards articles={articles} level={3} />
    </Stack>
  );
}

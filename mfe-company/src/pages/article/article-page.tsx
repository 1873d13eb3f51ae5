import { Blocks } from "@forecourt/remote-kit/content/blocks";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { ArticleCards } from "../../parts/articles/article-cards.tsx";
import { TopicPicture } from "../../parts/articles/topic-picture.tsx";
import type { ArticleData } from "./article-data.ts";
import styles from "./article-page.module.css";

/** An article and what to read next. */
export function Page({ data }: { data: ArticleData }) {
  const t = useTexts();
  const { trail, article, nextStep, related, kindPath, listPath, helpPath } = data;
  return (
    <>
      <PageWidth>
        <article className={styles.article} lang={article.lang}>
          <header className={styles.head}>
            <Breadcrumbs trail={trail} label={t("articles.breadcrumb")} />
            <p className={styles.kind}>
              {kindPath === null ? article.kind : <a href={kindPath}>{article.kind}</a>}
            </p>
            <h1>{article.title}</h1>
            <p className={styles.lead}>{article.description}</p>
            <Facts article={article} />
          </header>
          <TopicPicture topic={article.topic} own={article.image} />
          <Blocks blocks={article.body} level={2} />
          {nextStep !== null && (
            <Stack gap={3}>
              {nextStep.note !== null && <p>{nextStep.note}</p>}
              <Cluster>
                <ButtonLink href={nextStep.href}>{nextStep.label}</ButtonLink>
              </Cluster>
            </Stack>
          )}
        </article>
      </PageWidth>
      {related.length > 0 && (
        <div className={styles.further}>
          <Section tone="soft" title={t("articles.related")}>
            <ArticleCards articles={related} level={3} />
            <Cluster>
              {listPath !== null && (
                <ButtonLink href={listPath} look="secondary">
                  {t("articles.all")}
                </ButtonLink>
              )}
              {helpPath !== null && (
                <ButtonLink href={helpPath} look="quiet">
                  {t("articles.help")}
                </ButtonLink>
              )}
            </Cluster>
          </Section>
        </div>
      )}
    </>
  );
}

/** Author and dates of the article, and the minutes it takes to read. */
function Facts({ article: { author, published, updated, minutes } }: Pick<ArticleData, "article">) {
  const t = useTexts();
  return (
    <p className={styles.facts}>
      {author && <Author author={author} />}
      <time dateTime={published.day}>{published.words}</time>
      {updated && (
        <time dateTime={updated.day}>{t("articles.updated", { date: updated.words })}</time>
      )}
      <span>{t("articles.minutes", { minutes })}</span>
    </p>
  );
}

function Author({ author }: { author: NonNullable<ArticleData["article"]["author"]> }) {
  const t = useTexts();
  const line = t("articles.byline", { name: author.name });
  return author.href === null ? <span>{line}</span> : <a href={author.href}>{line}</a>;
}

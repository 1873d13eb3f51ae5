import { useTexts } from "@forecourt/remote-kit/site-context";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import type { ReactNode } from "react";
import styles from "./article-cards.module.css";
import type { ArticleView } from "./article-view.ts";
import { TopicPicture } from "./topic-picture.tsx";

interface ArticleCardsProps {
  articles: readonly (ArticleView & ArticleMarks)[];
  /** Heading level of the titles within the page. */
  level: 2 | 3;
}

/** Title and description with marks, where they were searched for. */
interface ArticleMarks {
  markedTitle?: ReactNode;
  excerpt?: ReactNode;
}

/** Articles as cards; each is one link. */
export function ArticleCards({ articles, level }: ArticleCardsProps) {
  return (
    <ul className={styles.cards}>
      {articles.map((article) => (
        <li key={article.href}>
          <ArticleCard article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}

interface ArticleCardProps {
  article: ArticleView & ArticleMarks;
  level: 2 | 3;
}

function ArticleCard({ article, level }: ArticleCardProps) {
  const t = useTexts();
  const Heading = `h${level}` as const;
  const { href, kind, title, description, published, minutes, markedTitle, excerpt, lang } =
    article;
  return (
    <Card kind="link" flush>
      <TopicPicture topic={article.topic} own={article.image} inCard />
      <div className={styles.words}>
        <p className={styles.kind}>{kind}</p>
        <Heading className={styles.title} lang={lang}>
          <CardLink href={href}>{markedTitle ?? title}</CardLink>
        </Heading>
        <p className={styles.text} lang={lang}>
          {excerpt ?? description}
        </p>
        <p className={styles.facts}>
          <time dateTime={published.day}>{published.words}</time>
          <span>{t("articles.minutes", { minutes })}</span>
        </p>
      </div>
    </Card>
  );
}

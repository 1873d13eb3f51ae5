import type { ArticleTopic } from "@forecourt/contracts/areas/company/article-topics";
import styles from "./topic-picture.module.css";
import buying from "./topics/buying.svg";
import community from "./topics/community.svg";
import electric from "./topics/electric.svg";
import financing from "./topics/financing.svg";
import news from "./topics/news.svg";
import owning from "./topics/owning.svg";
import reviews from "./topics/reviews.svg";
import selling from "./topics/selling.svg";

const pictures: Record<ArticleTopic, string> = {
  buying,
  financing,
  owning,
  selling,
  electric,
  community,
  news,
  reviews,
};

interface TopicPictureProps {
  topic: ArticleTopic;
  /** The article's own picture; null = the drawing of its topic, which is decoration. */
  own: { url: string; alt: string } | null;
  /** In a card: it is loaded when it comes near the window, and its corners below are square. */
  inCard?: boolean;
}

/** The picture of an article, 16:9. */
export function TopicPicture({ topic, own, inCard = false }: TopicPictureProps) {
  return (
    <img
      className={inCard ? styles.card : styles.picture}
      src={own?.url ?? pictures[topic]}
      alt={own?.alt ?? ""}
      width={640}
      height={360}
      loading={inCard ? "lazy" : "eager"}
      decoding="async"
    />
  );
}

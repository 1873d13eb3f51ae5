import type { ArticleDrawing } from "@forecourt/contracts/areas/company/article-topics";
import styles from "./topic-picture.module.css";
import anotherStore from "./topics/another-store.svg";
import budget from "./topics/budget.svg";
import buying from "./topics/buying.svg";
import certified from "./topics/certified.svg";
import classPicture from "./topics/class.svg";
import cleanup from "./topics/cleanup.svg";
import coats from "./topics/coats.svg";
import community from "./topics/community.svg";
import delivery from "./topics/delivery.svg";
import drivers from "./topics/drivers.svg";
import electric from "./topics/electric.svg";
import financing from "./topics/financing.svg";
import gap from "./topics/gap.svg";
import maintenance from "./topics/maintenance.svg";
import mechanic from "./topics/mechanic.svg";
import miles from "./topics/miles.svg";
import news from "./topics/news.svg";
import online from "./topics/online.svg";
import owning from "./topics/owning.svg";
import parts from "./topics/parts.svg";
import privateSale from "./topics/private-sale.svg";
import recalls from "./topics/recalls.svg";
import report from "./topics/report.svg";
import reviewCoupeSuv from "./topics/review-coupe-suv.svg";
import reviewHatchback from "./topics/review-hatchback.svg";
import reviewMinivan from "./topics/review-minivan.svg";
import reviewTruck from "./topics/review-truck.svg";
import reviews from "./topics/reviews.svg";
import selling from "./topics/selling.svg";
import tax from "./topics/tax.svg";
import terms from "./topics/terms.svg";
import testDrive from "./topics/test-drive.svg";
import tires from "./topics/tires.svg";

const pictures: Record<ArticleDrawing, string> = {
  buying,
  community,
  electric,
  financing,
  news,
  owning,
  reviews,
  selling,
  "review-truck": reviewTruck,
  "review-minivan": reviewMinivan,
  "review-hatchback": reviewHatchback,
  "review-coupe-suv": reviewCoupeSuv,
  recalls,
  gap,
  terms,
  budget,
  miles,
  tires,
  maintenance,
  "private-sale": privateSale,
  report,
  "test-drive": testDrive,
  tax,
  certified,
  mechanic,
  delivery,
  coats,
  class: classPicture,
  "another-store": anotherStore,
  online,
  drivers,
  parts,
  cleanup,
};

interface TopicPictureProps {
  topic: ArticleDrawing;
  /** The article's own picture; null = the drawing of its subject or topic, which is decoration. */
  own: { url: string; alt: string } | null;
  /** Whether the picture is in a card: it is loaded when it comes near the window, and its lower corners are square. */
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

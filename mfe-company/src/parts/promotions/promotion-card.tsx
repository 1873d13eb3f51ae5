import type { ShownPromotion } from "@forecourt/contracts/areas/company/promotions";
import { ClaimTerms } from "@forecourt/remote-kit/content/claim-terms";
import { FinePrint } from "@forecourt/remote-kit/content/fine-print";
import { classNames } from "@forecourt/ui/class-names";
import { Badge } from "@forecourt/ui/elements/badge";
import { Card, CardLink } from "@forecourt/ui/layout/card";
import { BodyStylePicture } from "@forecourt/ui/vehicle/body-style-picture";
import ArrowRight from "lucide-react/icons/arrow-right";
import styles from "./promotion-card.module.css";

interface PromotionCardProps {
  promotion: ShownPromotion;
  /** Heading level of its title within the page. */
  level: 2 | 3;
}

/** One promotion; the whole card leads to its page. Its fine print is always in view. */
export function PromotionCard({ promotion, level }: PromotionCardProps) {
  const { type, tags, url, title, description, additional, disclaimer, creditTerms } = promotion;
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.promotion, type === "banner" && styles.banner)}>
      <Card kind="link" flush lang={promotion.lang}>
        <Picture promotion={promotion} />
        <div className={styles.words}>
          <p className={styles.category}>
            {additional.category}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
          <Heading className={styles.title}>{title}</Heading>
          <p>{description}</p>
          <p className={styles.action}>
            <CardLink href={url}>{additional.ctaText}</CardLink>
            <ArrowRight aria-hidden size={18} />
          </p>
          {disclaimer !== null && <FinePrint>{disclaimer}</FinePrint>}
          <ClaimTerms terms={creditTerms} />
        </div>
      </Card>
    </div>
  );
}

function Picture({ promotion: { img, illustration } }: Pick<PromotionCardProps, "promotion">) {
  if (img === null && illustration === null) return null;
  return (
    <span className={styles.picture}>
      {img === null ? (
        illustration && <BodyStylePicture body={illustration.bodyStyle} />
      ) : (
        <img src={img} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
    </span>
  );
}

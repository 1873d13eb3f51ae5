import { classNames } from "@forecourt/ui/class-names";
import { Badge } from "@forecourt/ui/elements/badge";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { ClaimTerms } from "../content/claim-terms.tsx";
import { FinePrint } from "../content/fine-print.tsx";
import styles from "./coupon.module.css";
import type { CouponData } from "./coupon-data.ts";

interface CouponProps {
  coupon: CouponData;
  /** Level of its heading within the page. */
  level?: 1 | 2 | 3;
  /** The only coupon of its page: booking is the main action, and nothing leads to the page itself. */
  isWhole?: boolean;
}

/** A coupon that can be cut out: what it saves, on what, for whom, until when, and its terms. */
export function Coupon({ coupon, level = 3, isWhole = false }: CouponProps) {
  const { id, title, badge, price, description, forWhom, stores, disclaimer, where } = coupon;
  const Heading = `h${level}` as const;
  return (
    <article id={id} className={classNames(styles.coupon, isWhole && styles.whole)}>
      <div className={styles.head}>
        {price !== null && <p className={styles.price}>{price}</p>}
        {badge !== null && <Badge>{badge}</Badge>}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.text}>
        <p className={styles.description}>{description}</p>
        {forWhom !== null && <p className={styles.whom}>{forWhom}</p>}
        {stores && <p className={styles.whom}>{stores}</p>}
      </div>
      <Actions coupon={coupon} isWhole={isWhole} />
      <div className={styles.terms}>
        <p className={styles.validity}>
          <span>{coupon.expires}</span>
          {coupon.code !== null && <span>{coupon.code}</span>}
        </p>
        <FinePrint>{disclaimer}</FinePrint>
        <ClaimTerms terms={coupon.creditTerms} />
        <p className={styles.paper}>{where}</p>
      </div>
    </article>
  );
}

function Actions({ coupon: { title, book, view }, isWhole }: Required<Omit<CouponProps, "level">>) {
  return (
    <p className={styles.actions}>
      <ButtonLink
        href={book.href}
        rel={book.rel}
        look={isWhole ? "primary" : "secondary"}
        size={isWhole ? "large" : "medium"}
        aria-label={`${book.label}: ${title}`}
      >
        {book.label}
      </ButtonLink>
      {!isWhole && (
        <a href={view.href} className={styles.view} aria-label={`${view.label}: ${title}`}>
          {view.label}
        </a>
      )}
    </p>
  );
}

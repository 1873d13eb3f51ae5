import type { ContentLink } from "@forecourt/contracts/content-parts";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs, type Crumb } from "@forecourt/ui/navigation/breadcrumbs";
import { LinkRow } from "../content/link-row.tsx";
import { PrintButton } from "../print-button.tsx";
import { Coupon } from "./coupon.tsx";
import type { CouponData } from "./coupon-data.ts";
import { CouponList } from "./coupon-list.tsx";
import styles from "./offer-page.module.css";
import { UseCoupons, type UseCouponsData } from "./use-coupons.tsx";

/** What an offer's page says besides its coupon, with finished texts. */
export interface OfferDetail {
  term: string;
  text: string;
  link: ContentLink | null;
}

/** Everything the page of one offer shows. */
export interface OfferPageData {
  title: string;
  crumbs: { label: string; trail: Crumb[] };
  /** Null where the offer has ended. */
  coupon: CouponData | null;
  /** Details on the people and cars that the offer is for, and on combining it; missing = none. */
  details?: readonly OfferDetail[];
  /** Label of the button that prints. */
  print: string;
  /** Only of an offer that has ended. */
  ended: string | null;
  others: { title: string; coupons: CouponData[]; all: ContentLink } | null;
  use: UseCouponsData;
  /** The department that answers for it. */
  department: "sales" | "service";
}

/** One offer: its coupon, which prints alone, and what else is valid today. */
export function OfferPage({ data }: { data: OfferPageData }) {
  const { title, crumbs, coupon, details = [], print, ended, others, use, department } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs {...crumbs} />
          <div className={styles.pair}>
            {coupon ? (
              <div className={styles.whole}>
                <Coupon coupon={coupon} level={1} isWhole />
                {details.length > 0 && <Details details={details} />}
                <p>
                  <PrintButton label={print} />
                </p>
              </div>
            ) : (
              <header className={styles.words}>
                <h1>{title}</h1>
                <p className={styles.lead}>{ended}</p>
              </header>
            )}
            <UseCoupons use={use} department={department} />
          </div>
        </div>
      </PageWidth>
      {others && (
        <div className={styles.onScreen}>
          <Section title={others.title} tone="soft">
            <CouponList coupons={others.coupons} />
            <LinkRow links={[others.all]} />
          </Section>
        </div>
      )}
    </>
  );
}

function Details({ details }: { details: readonly OfferDetail[] }) {
  return (
    <dl className={styles.details}>
      {details.map(({ term, text, link }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {link && (
              <>
                <br />
                <a href={link.href}>{link.label}</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

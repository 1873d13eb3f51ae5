import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Coupon } from "@forecourt/remote-kit/offers/coupon";
import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import styles from "@forecourt/remote-kit/offers/offer-page.module.css";
import { PrintButton } from "@forecourt/remote-kit/offers/print-button";
import { UseCoupons } from "@forecourt/remote-kit/offers/use-coupons";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import type { OfferData } from "./offer-data.ts";

/** One offer, and what else is valid today. */
export function Page({ data }: { data: OfferData }) {
  const { title, crumbs, offer, print, ended, others, use, department } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs {...crumbs} />
          <div className={styles.pair}>
            {offer ? (
              <div className={styles.whole}>
                <Coupon coupon={offer} level={1} isWhole />
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
            <CouponList coupons={others.offers} />
            <LinkRow links={[others.all]} />
          </Section>
        </div>
      )}
    </>
  );
}

import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { Coupon } from "@forecourt/remote-kit/offers/coupon";
import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import styles from "@forecourt/remote-kit/offers/offer-page.module.css";
import { PrintButton } from "@forecourt/remote-kit/offers/print-button";
import { UseCoupons } from "@forecourt/remote-kit/offers/use-coupons";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import type { SpecialData } from "./special-data.ts";

/** One offer: its coupon, which prints alone, and what else is valid today. */
export function Page({ data }: { data: SpecialData }) {
  const { title, crumbs, coupon, print, ended, others, use } = data;
  return (
    <>
      <PageWidth>
        <div className={styles.page}>
          <Breadcrumbs {...crumbs} />
          <div className={styles.pair}>
            {coupon ? (
              <div className={styles.whole}>
                <Coupon coupon={coupon} level={1} isWhole />
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
            <UseCoupons use={use} />
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

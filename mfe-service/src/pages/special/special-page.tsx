import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { Coupon } from "../../parts/offers/coupon.tsx";
import { CouponList } from "../../parts/offers/coupon-list.tsx";
import styles from "../../parts/offers/offer-page.module.css";
import { PrintButton } from "../../parts/offers/print-button.tsx";
import { UseCoupons } from "../../parts/offers/use-coupons.tsx";
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

import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import styles from "@forecourt/remote-kit/offers/offer-page.module.css";
import { UseCoupons } from "@forecourt/remote-kit/offers/use-coupons";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import type { OfferListData } from "./offer-list-data.ts";

/** The offers of one kind that are valid today, and how they are used. */
export function Page({ data }: { data: OfferListData }) {
  const { title, description, crumbs, empty, offers, use } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs {...crumbs} />
        <header className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        {empty !== null && <Notice kind="empty" level={2} title={empty} />}
        {offers.length > 0 && <CouponList coupons={offers} level={2} />}
        <UseCoupons use={use} department="sales" />
      </div>
    </PageWidth>
  );
}

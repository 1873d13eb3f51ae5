import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import styles from "@forecourt/remote-kit/offers/offer-page.module.css";
import { UseCoupons } from "@forecourt/remote-kit/offers/use-coupons";
import { PrintButton } from "@forecourt/remote-kit/print-button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { VehicleForm } from "../../parts/offers/vehicle-form.tsx";
import type { SpecialsData } from "./specials-data.ts";

/** The offers of today as coupons that print on one sheet. */
export function Page({ data }: { data: SpecialsData }) {
  const { title, description, crumbs, print, form, empty, coupons, use } = data;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs {...crumbs} />
        <header className={styles.head}>
          <div className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
            {form?.shown && (
              <p>
                <strong>{form.shown.text}</strong> <a href={form.action}>{form.shown.clear}</a>
              </p>
            )}
          </div>
          {print !== null && <PrintButton label={print} />}
        </header>
        {empty !== null && <Notice kind="empty" level={2} title={empty} />}
        {coupons.length > 0 && <CouponList coupons={coupons} level={2} />}
        <div className={styles.pair}>
          <UseCoupons use={use} />
          {form && <VehicleForm form={form} />}
        </div>
      </div>
    </PageWidth>
  );
}

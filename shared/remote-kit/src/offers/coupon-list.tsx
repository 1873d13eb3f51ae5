import { Coupon } from "./coupon.tsx";
import type { CouponData } from "./coupon-data.ts";
import styles from "./coupon-list.module.css";

/** Coupons beside each other; on paper, two in a row. */
export function CouponList({ coupons, level }: { coupons: readonly CouponData[]; level?: 2 | 3 }) {
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <Coupon coupon={coupon} {...(level && { level })} />
        </li>
      ))}
    </ul>
  );
}

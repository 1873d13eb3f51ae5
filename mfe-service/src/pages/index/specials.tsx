import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import { Section } from "@forecourt/ui/layout/section";
import type { ServiceData } from "./index-data.ts";

/** The first coupons of today, with a link to all of them. */
export function Specials({ specials }: { specials: NonNullable<ServiceData["specials"]> }) {
  const { id, title, coupons, all } = specials;
  return (
    <Section id={id} title={title}>
      <CouponList coupons={coupons} />
      <LinkRow links={[all]} />
    </Section>
  );
}

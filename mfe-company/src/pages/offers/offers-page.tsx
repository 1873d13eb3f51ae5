import { ContentCards } from "@forecourt/remote-kit/content/content-cards";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { CouponList } from "@forecourt/remote-kit/offers/coupon-list";
import styles from "@forecourt/remote-kit/offers/offer-page.module.css";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth, Section } from "@forecourt/ui/layout/section";
import type { OffersData } from "./offers-data.ts";

/** All offers by kind, and where there are others. */
export function Page({ data: { title, description, empty, lists, more, moreTitle } }: PageProps) {
  return (
    <>
      <PageWidth>
        <div className={styles.first}>
          <header className={styles.words}>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
          </header>
          {empty !== null && <Notice kind="empty" level={2} title={empty} />}
        </div>
      </PageWidth>
      {lists.map((list, index) => (
        <Section key={list.all.href} title={list.title} tone={index % 2 === 0 ? "soft" : "plain"}>
          <CouponList coupons={list.offers} />
          <LinkRow links={[list.all]} />
        </Section>
      ))}
      {more.length > 0 && (
        <Section title={moreTitle}>
          <ContentCards cards={more} level={3} />
        </Section>
      )}
    </>
  );
}

interface PageProps {
  data: OffersData;
}

import { FinePrint } from "@forecourt/remote-kit/content/fine-print";
import { Badge } from "@forecourt/ui/elements/badge";
import { Notice } from "@forecourt/ui/elements/notice";
import { Section } from "@forecourt/ui/layout/section";
import { Grid } from "@forecourt/ui/layout/stack";
import type { ServiceData, Special } from "./index-data.ts";
import styles from "./specials.module.css";

/** Coupons that are valid today, or a word that there are none. */
export function Specials({ specials }: { specials: NonNullable<ServiceData["specials"]> }) {
  const { id, title, empty, offers } = specials;
  return (
    <Section id={id} title={title}>
      {offers.length === 0 ? (
        <Notice kind="info" size="line" level={3} title={empty} />
      ) : (
        <Grid as="ul" columns={2}>
          {offers.map((offer) => (
            <li key={offer.id}>
              <Coupon offer={offer} />
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function Coupon({
  offer: { id, badge, title, description, validity, disclaimer },
}: {
  offer: Special;
}) {
  return (
    <article id={id} className={styles.coupon}>
      {badge !== null && (
        <p>
          <Badge tone="brand">{badge}</Badge>
        </p>
      )}
      <h3>{title}</h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.validity}>{validity}</p>
      <div className={styles.terms}>
        <FinePrint>{disclaimer}</FinePrint>
      </div>
    </article>
  );
}

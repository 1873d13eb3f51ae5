import { linkRel } from "@forecourt/remote-kit/content/link-rel";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard, StoreList } from "@forecourt/ui/elements/store-card";
import { Section } from "@forecourt/ui/layout/section";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import type { ServiceStoresData } from "./index-data.ts";
import styles from "./service-stores.module.css";

/** The stores that service vehicles: hours, phone, and a visit to each. */
export function ServiceStores({ data: { title, lead, stores } }: { data: ServiceStoresData }) {
  return (
    <Section title={title} lead={lead} id="stores">
      <StoreList className={styles.stores}>
        {stores.map(({ id, name, page, address, hours, phone, phoneText, book }) => (
          <li key={id}>
            <StoreCard name={name} href={page} address={address} status={<p>{hours}</p>}>
              <PhoneLink phone={phone}>{phoneText}</PhoneLink>
              {book && (
                <a href={book.href} rel={linkRel(book.href)}>
                  {book.label} <VisuallyHidden>{name}</VisuallyHidden>
                </a>
              )}
            </StoreCard>
          </li>
        ))}
      </StoreList>
    </Section>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/elements/badge";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import { StoreCard, StoreList } from "@forecourt/ui/elements/store-card";
import { Section } from "@forecourt/ui/layout/section";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import styles from "./stores.module.css";
import type { ListedStore, StoresData } from "./stores-data.ts";

/** Every store of a group with its hours, its phone and a link to its cars, for the home page. */
export function Fragment({ data: { stores } }: { data: StoresData }) {
  const t = useTexts();
  return (
    <Section title={t("frame.ourStores")}>
      <StoreList className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <ListedStoreCard store={store} />
          </li>
        ))}
      </StoreList>
    </Section>
  );
}

function ListedStoreCard({ store }: { store: ListedStore }) {
  const t = useTexts();
  const { name, page, statuses, isChosen, address, city, phone, phoneText } = store;
  const { directions, cars } = store;
  return (
    <StoreCard
      name={name}
      href={page}
      status={
        <div className={styles.status}>
          {isChosen && (
            <p>
              <Badge tone="brand">{t("store.yours")}</Badge>
            </p>
          )}
          {statuses.map((status) => (
            <p key={status}>{status}</p>
          ))}
        </div>
      }
      address={[address, city]}
    >
      {cars && (
        <a href={cars.href} rel="nofollow">
          {cars.label} <VisuallyHidden>({name})</VisuallyHidden>
        </a>
      )}
      <PhoneLink phone={phone}>{phoneText}</PhoneLink>
      <a href={directions}>
        {t("frame.directions")} <VisuallyHidden>({name})</VisuallyHidden>
      </a>
    </StoreCard>
  );
}

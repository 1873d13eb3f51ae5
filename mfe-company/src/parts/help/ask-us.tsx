import { areas } from "@forecourt/contracts/areas";
import { maskPhone } from "@forecourt/domain/phone";
import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Cluster, Stack } from "@forecourt/ui/layout/stack";
import styles from "./ask-us.module.css";

const [contactPath] = areas.company.contact.paths;

/** For shoppers who have found no answer in the help center: call, or write. */
export function AskUs() {
  const t = useTexts();
  return (
    <Stack gap={4} as="section">
      <h2>{t("help.ask")}</h2>
      <Cluster gap={3}>
        <AskLinks />
      </Cluster>
    </Stack>
  );
}

/**
 * The contact page where the store has one, and the phone of sales: that of each store until the visitor chooses one.
 */
export function AskLinks() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { store, stores, storeChosen, phoneMasks, pages } = useSite();
  const shown = (phone: string) => maskPhone(phone, phoneMasks.general);
  const isOne = storeChosen || stores.length < 2;
  return (
    <>
      {pages["contact"] === true && (
        <ButtonLink href={localPath(contactPath)} look="secondary">
          {t("help.message")}
        </ButtonLink>
      )}
      {isOne ? (
        <ButtonLink href={`tel:${store.sales.phone}`} look="secondary">
          {t("help.call", { phone: shown(store.sales.phone) })}
        </ButtonLink>
      ) : (
        <ul className={styles.stores} aria-label={t("help.callStore")}>
          {stores.map(({ id, city, phone = store.sales.phone }) => (
            <li key={id}>
              {city} <a href={`tel:${phone}`}>{shown(phone)}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

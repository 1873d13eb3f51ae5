import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import type { StoreChoice } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import Check from "lucide-react/icons/check";
import { useId } from "react";
import styles from "./store-choices.module.css";

/** The stores as submit buttons of one form, which works without JavaScript. */
export function StoreChoices() {
  const { store, stores, storeChosen } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  const title = useId();
  return (
    <form method="post" action={chooseStorePath} className={styles.form} aria-labelledby={title}>
      <div className={styles.head}>
        <p id={title} className={styles.title}>
          {t("store.choose")}
        </p>
        <p className={styles.now}>
          {storeChosen
            ? t("store.chosen", { store: store.name })
            : t("store.noneChosen", { count: stores.length })}
        </p>
      </div>
      <input type="hidden" name="back" value={path} />
      <ul className={styles.stores}>
        {stores.map((choice) => {
          const { id } = choice;
          const current = storeChosen && id === store.id;
          return (
            <li key={id}>
              <button
                name="store"
                value={id}
                className={classNames(styles.store, current && styles.current)}
                aria-current={current || undefined}
              >
                <StoreLabel {...choice} />
                {current && <Check className={styles.mark} size={20} />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t("store.remembered")}</p>
    </form>
  );
}

/** Name and city of a store; a store that is named after its city shows its phone number instead. */
function StoreLabel({ name, city, stateShort, phone }: StoreChoice) {
  const { phoneMasks } = useSite();
  const location = `${city}, ${stateShort}`;
  const more = name === city ? maskPhone(phone ?? "", phoneMasks.general) : location;
  return (
    <>
      <span className={styles.name}>{name === city ? location : name}</span>
      <span className={styles.place}>{more}</span>
    </>
  );
}

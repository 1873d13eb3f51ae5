import { chooseStorePath } from "@forecourt/contracts/paths/post-paths";
import type { StoreChoice, StoreStatus } from "@forecourt/contracts/site-store";
import { maskPhone } from "@forecourt/domain/phone";
import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useCurrentStatus } from "@forecourt/remote-kit/use-current-status";
import { classNames } from "@forecourt/ui/class-names";
import Check from "lucide-react/icons/check";
import { type ReactNode, useId } from "react";
import { useFrameStore } from "./frame-store.tsx";
import styles from "./store-choices.module.css";

const noStatuses: readonly StoreStatus[] = [];

/**
 * The stores as submit buttons of one form, which works without JavaScript. The visitor's is marked, else that of the
 * page.
 */
export function StoreChoices() {
  const { store, stores, storeChosen, storeAsked = false } = useSite();
  const { store: shown, ofPage } = useFrameStore();
  const isYours = storeChosen && !storeAsked;
  const marked = isYours ? store.id : ofPage && shown.id;
  const { path } = useNavigation();
  const t = useTexts();
  const title = useId();
  return (
    <form method="post" action={chooseStorePath} className={styles.form} aria-labelledby={title}>
      <div className={styles.head}>
        <p id={title} className={styles.title}>
          {t("store.choose")}
        </p>
        {ofPage && <p className={styles.now}>{t("store.ofPage", { store: shown.name })}</p>}
        {!storeAsked && (
          <p className={styles.now}>
            {isYours
              ? t("store.chosen", { store: store.name })
              : t("store.noneChosen", { count: stores.length })}
          </p>
        )}
      </div>
      <input type="hidden" name="back" value={path} />
      <ul className={styles.stores}>
        <li>
          <StoreButton id="" current={!storeChosen && !ofPage}>
            <span className={styles.name}>{t("store.all")}</span>
          </StoreButton>
        </li>
        {stores.map((choice) => (
          <li key={choice.id}>
            <StoreButton id={choice.id} current={choice.id === marked}>
              <StoreLabel {...choice} />
            </StoreButton>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t("store.remembered")}</p>
    </form>
  );
}

interface StoreButtonProps {
  /** Empty = all stores. */
  id: string;
  current: boolean;
  children: ReactNode;
}

function StoreButton({ id, current, children }: StoreButtonProps) {
  return (
    <button
      name="store"
      value={id}
      className={classNames(styles.store, current && styles.current)}
      aria-current={current || undefined}
    >
      {children}
      {current && <Check className={styles.mark} size={20} />}
    </button>
  );
}

/** Name, address and opening status of a store, and its phone number if it is named after its city. */
function StoreLabel(store: StoreChoice) {
  const { name, city, stateShort, phone, address, statuses = noStatuses } = store;
  const { phoneMasks } = useSite();
  const location = `${city}, ${stateShort}`;
  const status = useCurrentStatus(statuses);
  const more = name === city ? maskPhone(phone ?? "", phoneMasks.general) : location;
  return (
    <>
      <span className={styles.name}>{name === city ? location : name}</span>
      {address !== undefined && <span className={styles.place}>{address}</span>}
      <span className={styles.place}>{more}</span>
      {status !== null && <span className={styles.status}>{status}</span>}
    </>
  );
}

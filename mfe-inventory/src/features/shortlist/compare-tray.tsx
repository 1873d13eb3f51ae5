import { useLocalPath, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import X from "lucide-react/icons/x";
import styles from "./compare-tray.module.css";
import { shortlistLimits } from "./shortlist.ts";
import { comparePath } from "./shortlist-paths.ts";
import { shortlistStore } from "./shortlist-store.ts";
import { useShortlist } from "./use-shortlist.ts";

/**
 * The cars to compare, at the bottom of the window; nothing without cars. `wideOnly` for pages that have a
 * bar of their own there on a phone.
 */
export function CompareTray({ wideOnly = false }: { wideOnly?: boolean }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const cars = useShortlist(({ shortlist }) => shortlist.compared);
  const isKept = useShortlist((state) => state.isPersisted);
  if (cars.length === 0) return null;
  const parameters = { count: cars.length, most: shortlistLimits.compared };
  return (
    <section
      className={classNames(styles.tray, wideOnly && styles.wide)}
      aria-label={t("shortlist.tray")}
    >
      <div className={styles.inner}>
        <output className={styles.count}>
          {t("shortlist.tray.count", parameters)}
          {!isKept && <span className={styles.hint}>{t("shortlist.notKept")}</span>}
        </output>
        <ul className={styles.cars}>
          {cars.map(({ vin, title }) => (
            <li key={vin} className={styles.car}>
              <span className={styles.title}>{title}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t("shortlist.tray.remove", { car: title })}
                onClick={() => shortlistStore.remove("compared", vin)}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => shortlistStore.clear("compared")}>
            {t("shortlist.tray.clear")}
          </Button>
          <ButtonLink href={localPath(comparePath(cars.map(({ vin }) => vin)))}>
            {t("shortlist.compare")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

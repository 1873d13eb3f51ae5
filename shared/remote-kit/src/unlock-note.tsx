import { useIsAllowed } from "./consent.tsx";
import { useTexts } from "./site-context.tsx";
import styles from "./unlock-note.module.css";
import { useVisitor } from "./visitor.tsx";

/**
 * Says that sending a form unlocks early-access vehicles; nothing where they are unlocked already, or where the
 * browser may not remember it.
 */
export function UnlockNote() {
  const t = useTexts();
  const isUnlocked = useVisitor(({ proven }) => proven.unlockInventory !== null);
  const isKept = useIsAllowed("functional");
  return isUnlocked || !isKept ? null : <p className={styles.note}>{t("leadForm.unlocks")}</p>;
}

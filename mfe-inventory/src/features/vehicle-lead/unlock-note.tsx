import { useIsAllowed } from "@forecourt/remote-kit/consent";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import styles from "./unlock-note.module.css";

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

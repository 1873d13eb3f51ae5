import { useIsAllowed } from "./consent.tsx";
import { useTexts } from "./site-context.tsx";
import styles from "./unlock-note.module.css";
import { useVisitor } from "./visitor.tsx";

interface UnlockNoteProps {
  /** Another sentence where the form may be sent with one of phone and email, which unlocks nothing. */
  text?: "leadForm.unlocks" | "leadForm.unlocks.both";
}

/**
 * Says that sending a form unlocks early-access vehicles; nothing where they are unlocked already, or where the
 * browser may not remember it.
 */
export function UnlockNote({ text = "leadForm.unlocks" }: UnlockNoteProps) {
  const t = useTexts();
  const isUnlocked = useVisitor(({ proven }) => proven.unlockInventory !== null);
  const isKept = useIsAllowed("functional");
  return isUnlocked || !isKept ? null : <p className={styles.note}>{t(text)}</p>;
}

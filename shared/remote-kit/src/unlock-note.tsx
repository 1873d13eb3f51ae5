import { useIsAllowed } from "./consent.tsx";
import { useTexts } from "./site-context.tsx";
import styles from "./unlock-note.module.css";
import { useVisitor } from "./visitor.tsx";

interface UnlockNoteProps {
  /** The form may be sent with one of phone and email, which unlocks nothing: the sentence names both. */
  namesBoth?: boolean;
}

/**
 * Says that sending a form unlocks early-access vehicles; nothing where they are unlocked already, or where the
 * browser may not remember it.
 */
export function UnlockNote({ namesBoth = false }: UnlockNoteProps) {
  const t = useTexts();
  const isUnlocked = useVisitor(({ proven }) => proven.unlockInventory !== null);
  const isKept = useIsAllowed("functional");
  if (isUnlocked || !isKept) return null;
  return (
    <p className={styles.note}>{t(namesBoth ? "leadForm.unlocks.both" : "leadForm.unlocks")}</p>
  );
}

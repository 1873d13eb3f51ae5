import { useTexts } from "@forecourt/remote-kit/site-context";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import styles from "./loading-bar.module.css";
import type { LoadingPhase } from "./use-loading-phase.ts";

/** The thin bar at the top while the next page loads. */
export function LoadingBar({ phase }: { phase: LoadingPhase }) {
  const t = useTexts();
  return (
    <output className={styles.place}>
      <span className={styles.bar} data-phase={phase} />
      {phase === "running" && <VisuallyHidden>{t("frame.loading")}</VisuallyHidden>}
    </output>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { RemovableChip } from "@forecourt/ui/elements/chip";
import styles from "./applied-chips.module.css";
import type { Chip } from "./filter-data.ts";

interface AppliedChipsProps {
  chips: readonly Chip[];
  /** Removes all filters; null when none is applied. */
  clearHref: string | null;
}

/** The applied filters above the results, each with a link that removes it. */
export function AppliedChips({ chips, clearHref }: AppliedChipsProps) {
  const t = useTexts();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("search.filters.applied")}>
      {chips.map(({ label, removeLabel, href }) => (
        <li key={href}>
          <RemovableChip href={href} label={removeLabel}>
            {label}
          </RemovableChip>
        </li>
      ))}
      {clearHref !== null && (
        <li>
          <a href={clearHref} className={styles.clear} data-keep-scroll>
            {t("search.filters.clear")}
          </a>
        </li>
      )}
    </ul>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button, ButtonLink } from "@forecourt/ui/elements/button";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import type { FilterGroup as Group } from "./filter-data.ts";
import { FilterGroup } from "./filter-group.tsx";
import styles from "./filter-panel.module.css";

/** The panel and the button that opens it share this id; a page has one panel. */
const railId = "filters";

interface FilterRailProps {
  groups: readonly Group[];
  /** "Show 128 vehicles". */
  showCount: string;
  /** Removes all filters; null when none is applied. */
  clearHref: string | null;
}

/**
 * The filters: beside the results, and on a phone a sheet over the whole page. The sheet is a
 * popover, so `FilterButton` opens it without JavaScript; every option is a link.
 */
export function FilterRail({ groups, showCount, clearHref }: FilterRailProps) {
  const t = useTexts();
  return (
    <aside
      id={railId}
      popover="auto"
      data-sheet
      className={styles.rail}
      aria-labelledby={`${railId}-title`}
    >
      <div className={styles.top}>
        <h2 id={`${railId}-title`} className={styles.title}>
          {t("search.filters")}
        </h2>
        <button
          type="button"
          popoverTarget={railId}
          popoverTargetAction="hide"
          className={styles.close}
          aria-label={t("frame.close")}
        >
          <X size={24} />
        </button>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <FilterGroup key={group.id} group={group} />
        ))}
      </div>
      <div className={styles.bottom}>
        {clearHref !== null && (
          <ButtonLink href={clearHref} look="quiet" className={styles.clear}>
            {t("search.filters.clear")}
          </ButtonLink>
        )}
        <Button popoverTarget={railId} popoverTargetAction="hide" wide>
          {showCount}
        </Button>
      </div>
    </aside>
  );
}

/** Opens the sheet on a phone; `applied` = number of applied filters. */
export function FilterButton({ applied }: { applied: number }) {
  const t = useTexts();
  return (
    <Button look="secondary" popoverTarget={railId} className={styles.open}>
      <SlidersHorizontal size={18} />
      {t("search.filters.open")}
      {applied > 0 && <span className={styles.applied}>{applied}</span>}
    </Button>
  );
}

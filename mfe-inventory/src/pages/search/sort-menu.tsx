import { useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { DropDown } from "@forecourt/ui/disclosure/drop-down";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { SearchData } from "./search-data.ts";
import styles from "./sort-menu.module.css";

/** The sorts as links; the button shows the current one. */
export function SortMenu({ sorts }: Pick<SearchData, "sorts">) {
  const t = useTexts();
  const current = sorts.find(({ selected }) => selected);
  const summary = (
    <>
      <span className={styles.by}>{t("search.sort")}</span>{" "}
      <span className={styles.current}>{current?.label}</span>
      <ChevronDown className={styles.mark} size={18} />
    </>
  );
  return (
    <DropDown summary={summary} summaryClass={styles.summary} align="end">
      <ul className={styles.sorts}>
        {sorts.map(({ label, href, selected }) => (
          <li key={href}>
            <a
              href={href}
              className={classNames(styles.sort, selected && styles.selected)}
              rel="nofollow"
              data-keep-scroll
              aria-current={selected || undefined}
            >
              {label}
              {selected && <Check size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </DropDown>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { FilterGroup as Group, Option } from "../pages/search/search-data.ts";
import styles from "./filter-group.module.css";
import { grouped } from "./grouped.ts";

/** Longer lists show this many and open the rest on demand. */
const shown = 8;

/** One filter with its options. */
export function FilterGroup({ group: { title, options } }: { group: Group }) {
  const t = useTexts();
  const rest = options.length > shown + 1 ? options.slice(shown) : [];
  const first = options.slice(0, options.length - rest.length);
  return (
    <details open className={styles.group} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <ChevronDown className={styles.mark} size={18} />
      </summary>
      <Options options={first} />
      {rest.length > 0 && (
        <details
          className={styles.rest}
          open={rest.some(({ selected }) => selected)}
          suppressHydrationWarning
        >
          <summary className={styles.more}>
            {t("search.filters.more", { count: rest.length })}
          </summary>
          <Options options={rest} />
        </details>
      )}
    </details>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return (
    <ul className={styles.options}>
      {options.map((option) => (
        <li key={option.label}>
          <FilterOption {...option} />
        </li>
      ))}
    </ul>
  );
}

/** A link that applies the option or, when it holds, takes it away. An option without cars leads nowhere. */
function FilterOption({ label, href, selected, count }: Option) {
  const content = (
    <>
      <span className={styles.box}>{selected && <Check size={14} strokeWidth={3} />}</span>
      <span className={styles.label}>{label}</span>
      {count !== null && <span className={styles.count}>{grouped(count)}</span>}
    </>
  );
  if (count === 0 && !selected)
    return <span className={classNames(styles.option, styles.none)}>{content}</span>;
  return (
    <a
      href={href}
      className={classNames(styles.option, selected && styles.selected)}
      aria-current={selected || undefined}
      data-keep-scroll
    >
      {content}
    </a>
  );
}

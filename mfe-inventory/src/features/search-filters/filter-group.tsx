import { useTexts } from "@forecourt/remote-kit/site-context";
import type { FilterGroup as Group } from "./filter-data.ts";
import { FilterForm } from "./filter-form.tsx";
import styles from "./filter-group.module.css";
import { FilterOptions } from "./filter-option.tsx";

/** Longer lists show this many options; the rest is behind a disclosure. */
const shown = 8;

/** One filter with its options. Collapsed, it shows what is applied. */
export function FilterGroup({ group }: { group: Group }) {
  const { title, summary, open, look, options, form, note } = group;
  // Tiles are one grid, so they are never split.
  const rest = look !== "tiles" && options.length > shown + 1 ? options.slice(shown) : [];
  const first = options.slice(0, options.length - rest.length);
  return (
    <details open={open} className={styles.group} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {summary !== "" && <span className={styles.chosen}>{summary}</span>}
      </summary>
      {first.length > 0 && <FilterOptions options={first} look={look} />}
      {rest.length > 0 && <Rest options={rest} look={look} />}
      {form && <FilterForm form={form} label={title} />}
      {note !== null && <p className={styles.note}>{note}</p>}
    </details>
  );
}

function Rest({ options, look }: Pick<Group, "options" | "look">) {
  const t = useTexts();
  return (
    <details
      className={styles.rest}
      open={options.some(({ selected }) => selected)}
      suppressHydrationWarning
    >
      <summary className={styles.more}>
        {t("search.filters.more", { count: options.length })}
      </summary>
      <FilterOptions options={options} look={look} />
    </details>
  );
}

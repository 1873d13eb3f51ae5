import { classNames } from "@forecourt/ui/class-names";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { BodyStylePicture } from "@forecourt/ui/vehicle/body-style-picture";
import Check from "lucide-react/icons/check";
import { formatNumber } from "../../parts/format-number.ts";
import type { FilterGroup, FilterOption as Option } from "./filter-data.ts";
import styles from "./filter-option.module.css";

/** The options of a filter, or the rest of them behind "Show more". */
export function FilterOptions({ options, look }: Pick<FilterGroup, "options" | "look">) {
  return (
    <ul className={classNames(styles.options, styles[look])}>
      {options.map((option) => (
        <li key={option.label}>
          <FilterOption option={option} />
        </li>
      ))}
    </ul>
  );
}

/** A link that applies or removes the option. An option without cars is not a link. */
function FilterOption({ option }: { option: Option }) {
  const { href, selected, nofollow } = option;
  if (href === null) {
    return (
      <span className={classNames(styles.option, styles.none)}>
        <Words option={option} />
      </span>
    );
  }
  return (
    <a
      href={href}
      rel={nofollow ? "nofollow" : undefined}
      className={classNames(styles.option, selected && styles.selected)}
      aria-current={selected || undefined}
      data-keep-scroll
    >
      <Words option={option} />
    </a>
  );
}

function Words({ option }: { option: Option }) {
  const { label, count, countLabel, selected, color, body } = option;
  return (
    <>
      <span className={styles.box}>{selected && <Check size={14} strokeWidth={3} />}</span>
      {color && <span className={styles.swatch} data-color={color} />}
      {body && (
        <span className={styles.drawing}>
          <BodyStylePicture body={body} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {count !== null && (
        <>
          <span aria-hidden className={styles.count}>
            {formatNumber(count)}
          </span>
          <VisuallyHidden>{`, ${countLabel}`}</VisuallyHidden>
        </>
      )}
    </>
  );
}

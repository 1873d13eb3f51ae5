import { formatNumber } from "@forecourt/domain/format-number";
import { classNames } from "@forecourt/ui/class-names";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { BodyStylePicture } from "@forecourt/ui/vehicle/body-style-picture";
import Check from "lucide-react/icons/check";
import swatches from "./color-swatches.module.css";
import type { FilterGroup, FilterOption as Option } from "./filter-data.ts";
import styles from "./filter-option.module.css";

/** The options of a filter, or the rest of them behind "Show more". */
export function FilterOptions({ options, look }: Pick<FilterGroup, "options" | "look">) {
  return (
    <ul className={classNames(styles.options, swatches.swatches, styles[look])}>
      {options.map((option) => (
        <FilterOption key={option.label} option={option} />
      ))}
    </ul>
  );
}

/**
 * An option with the number of its cars. A page has more than a hundred, so box, swatch and number are
 * pseudo-elements: a third of the elements to render and to hydrate.
 */
function FilterOption({ option }: { option: Option }) {
  const { href, selected, count, body } = option;
  return (
    <li
      className={selected ? styles.selected : href === null ? styles.none : undefined}
      data-count={count === null ? undefined : formatNumber(count)}
    >
      {selected && (
        <span className={styles.box}>
          <Check size={14} strokeWidth={3} />
        </span>
      )}
      {body && <BodyStylePicture body={body} />}
      <OptionLabel option={option} />
    </li>
  );
}

/** A link that applies or removes the option. An option without cars is not a link. */
function OptionLabel({ option }: { option: Option }) {
  const { href, selected, nofollow, label, count, countLabel, color } = option;
  if (href === null) {
    return (
      <span data-color={color}>
        {label}
        {count !== null && <VisuallyHidden>{`, ${countLabel}`}</VisuallyHidden>}
      </span>
    );
  }
  return (
    <a
      href={href}
      rel={nofollow ? "nofollow" : undefined}
      aria-label={count === null ? undefined : `${label}, ${countLabel}`}
      aria-current={selected || undefined}
      data-color={color}
      data-keep-scroll
    >
      {label}
    </a>
  );
}

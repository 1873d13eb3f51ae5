import { shortlistPages } from "@forecourt/contracts/areas/inventory/shortlist-pages";
import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import styles from "./shortlist-links.module.css";
import { useShortlistCounts } from "./use-shortlist-counts.ts";

interface ShortlistLinksProps {
  /** `icons` in the header, `list` in the mobile menu. */
  look?: "icons" | "list";
}

/** Links to the saved and the compared cars, with how many there are. */
export function ShortlistLinks({ look = "icons" }: ShortlistLinksProps) {
  const { pages } = useSite();
  const { saved, compared } = useShortlistCounts();
  if (pages["search"] !== true) return null;
  return (
    <ul className={classNames(styles.links, styles[look])}>
      <Entry page="saved" count={saved} />
      <Entry page="compare" count={compared} />
    </ul>
  );
}

function Entry({ page, count }: { page: keyof typeof shortlistPages; count: number }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const label = t(`frame.${page}`);
  return (
    <li>
      <a
        href={localPath(shortlistPages[page])}
        className={classNames(styles.link, styles[page])}
        data-icon
        aria-label={count === 0 ? label : t("frame.counted", { label, count })}
        data-count={count === 0 ? undefined : count}
      >
        <span className={styles.label}>{label}</span>
      </a>
    </li>
  );
}

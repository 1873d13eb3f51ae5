import type { ContentLink } from "@forecourt/contracts/content-parts";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { linkRel } from "./link-rel.ts";
import styles from "./link-row.module.css";

interface LinkRowProps {
  links: readonly ContentLink[];
  /** Set once on a page: the first link is the main action. */
  main?: boolean;
}

/** Links to further pages, the most useful first; renders nothing without links. */
export function LinkRow({ links, main = false }: LinkRowProps) {
  if (links.length === 0) return null;
  const looks = main ? (["primary", "secondary"] as const) : (["secondary"] as const);
  return (
    <div className={styles.row}>
      {links.map(({ label, href }, index) => {
        const key = `${href} ${label}`;
        const look = looks[index];
        const rel = linkRel(href);
        if (look === undefined) {
          return (
            <a key={key} href={href} rel={rel} className={styles.further}>
              {label}
            </a>
          );
        }
        return (
          <ButtonLink key={key} href={href} rel={rel} look={look} size={main ? "large" : "medium"}>
            {label}
          </ButtonLink>
        );
      })}
    </div>
  );
}

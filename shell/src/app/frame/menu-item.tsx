import type { SiteMenu } from "@forecourt/contracts/site";
import ChevronDown from "lucide-react/icons/chevron-down";

interface MenuItemProps {
  item: SiteMenu["header"][number];
  /** Items with the same name open one at a time, also without JavaScript. */
  name: string;
  iconSize: number;
  styles: Readonly<Record<string, string>>;
  listClass: string | undefined;
}

/** One menu of the navigation: a link, or a `<details>` with links. */
export function MenuItem({ item, name, iconSize, styles, listClass }: MenuItemProps) {
  const { label, path, links } = item;
  if (links.length === 0) {
    return (
      <a href={path ?? "/"} className={styles.top}>
        {label}
      </a>
    );
  }
  return (
    <details name={name} suppressHydrationWarning>
      <summary className={styles.top}>
        {label}
        <ChevronDown className={styles.mark} size={iconSize} />
      </summary>
      <ul className={listClass}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} className={styles.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

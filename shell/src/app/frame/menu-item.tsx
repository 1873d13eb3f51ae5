import type { SiteMenu } from "@forecourt/contracts/site-menu";
import ChevronDown from "lucide-react/icons/chevron-down";

interface MenuItemProps {
  item: SiteMenu["header"][number];
  /** Items with the same name open one at a time, also without JavaScript. */
  name: string;
  iconSize: number;
  /** Class names by element. */
  classes: Record<"top" | "mark" | "list" | "link", string | undefined>;
}

/** One menu of the navigation: a link, or a `<details>` with links. */
export function MenuItem({ item, name, iconSize, classes }: MenuItemProps) {
  const { label, path, rel, links } = item;
  if (links.length === 0) {
    return (
      <a href={path ?? "/"} rel={rel} className={classes.top}>
        {label}
      </a>
    );
  }
  return (
    <details name={name} suppressHydrationWarning>
      <summary className={classes.top}>
        {label}
        <ChevronDown className={classes.mark} size={iconSize} />
      </summary>
      <ul className={classes.list}>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path} rel={link.rel} className={classes.link}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

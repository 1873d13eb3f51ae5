import { searchTextPath } from "@forecourt/contracts/areas/inventory/search-text-path";
import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./not-found-help.module.css";

/** Ways on from the 404 page: a search in the visitor's own words, and the lists of cars. */
export function NotFoundHelp() {
  const t = useTexts();
  const { menu, pages } = useSite();
  const [shop] = menu.footer;
  return (
    <div className={styles.help}>
      {pages["search"] === true && (
        <div className={styles.search}>
          <SearchBox action={searchTextPath} label={t("notFound.search")} />
        </div>
      )}
      {shop && (
        <nav aria-label={shop.title}>
          <ul className={styles.links}>
            {shop.links.map(({ label, path }) => (
              <li key={path}>
                <a href={path} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

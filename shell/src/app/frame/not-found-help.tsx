import { areas } from "@forecourt/contracts/areas";
import { searchTextPath } from "@forecourt/contracts/areas/inventory/search-text-path";
import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./not-found-help.module.css";

const [contactPath] = areas.company.contact.paths;

/**
 * Ways on from the 404 page: a search in the visitor's own words, and the lists of cars, and the people who can help.
 */
export function NotFoundHelp() {
  const t = useTexts();
  const localPath = useLocalPath();
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
      {pages["contact"] === true && (
        <p>
          <a href={localPath(contactPath)} className={styles.link}>
            {t("notFound.contact")}
          </a>
        </p>
      )}
    </div>
  );
}

import { href } from "@forecourt/contracts/href";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import { Field } from "@forecourt/ui/forms/field";
import styles from "./not-found-help.module.css";

/** Ways on from the 404 page: a search in the visitor's own words, and the lists of cars. */
export function NotFoundHelp() {
  const t = useTexts();
  const { menu, pages } = useSite();
  const [shop] = menu.footer;
  return (
    <div className={styles.help}>
      {pages["search"] === true && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the DOM of the tests has no <search> yet
        <form action={href.search()} role="search" className={styles.search}>
          <Field
            type="search"
            name="q"
            label={t("notFound.search")}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" look="secondary">
            {t("notFound.search.submit")}
          </Button>
        </form>
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

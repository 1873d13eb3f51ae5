import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { TextWithPhone } from "@forecourt/ui/elements/text-with-phone";
import { VehicleGrid } from "../../features/vehicle-card/vehicle-grid.tsx";
import styles from "./no-results.module.css";
import type { NoResultsData } from "./search-data.ts";

/** No car matches: filters to relax with what that would find, then the nearest cars. */
export function NoResults({ data }: { data: NoResultsData }) {
  const t = useTexts();
  const { title, body, relaxations, clear, alertHref, nearest } = data;
  const actions = (
    <>
      {clear && <ButtonLink href={clear.href}>{clear.label}</ButtonLink>}
      {alertHref !== null && (
        <ButtonLink href={alertHref} rel="nofollow" look={clear ? "secondary" : "primary"}>
          {t("alerts.link.search")}
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      <Notice kind="empty" level={2} title={title} actions={actions}>
        <p>
          <TextWithPhone>{body}</TextWithPhone>
        </p>
        {relaxations.length > 0 && (
          <ul className={styles.loosen} aria-label={t("search.empty.loosen")}>
            {relaxations.map(({ label, found, href }) => (
              <li key={href}>
                <a href={href} rel="nofollow" className={styles.way}>
                  <span>{label}</span>
                  <span className={styles.found}>{found}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
      {nearest.length > 0 && (
        <section className={styles.nearest} aria-labelledby="nearest">
          <h2 id="nearest" className={styles.title}>
            {t("search.empty.nearest")}
          </h2>
          <VehicleGrid cards={nearest} label={t("search.empty.nearest")} level={3} />
        </section>
      )}
    </>
  );
}

import { useLocalPath, useSite, useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./logo.module.css";

/** The dealer's logo as a link to the home page; the name when there is no image. */
export function Logo() {
  const { name, logo } = useSite();
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <a href={localPath("")} className={styles.link} aria-label={t("frame.homeLink", { name })}>
      {logo.image === null ? (
        <span className={styles.words}>{logo.label}</span>
      ) : (
        <picture>
          {logo.imageOnDark && (
            <source srcSet={logo.imageOnDark} media="screen and (prefers-color-scheme: dark)" />
          )}
          <img
            src={logo.image}
            alt=""
            width={176}
            height={40}
            className={styles.image}
            // The content of the page has priority.
            fetchPriority="low"
          />
        </picture>
      )}
    </a>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import styles from "./skip-link.module.css";

/** The first focusable element of the page. */
export function SkipLink() {
  const t = useTexts();
  return (
    <a href="#main" className={styles.skip}>
      {t("frame.skipToContent")}
    </a>
  );
}

import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { bannerUrl } from "./banner-url.ts";
import styles from "./consent-link.module.css";

/**
 * Opens the cookie banner again, in a list of links: consent is taken back as easily as it was given.
 * Beside it, for whoever sends a Global Privacy Control signal, that it is honored, also where there is no
 * banner to say so.
 */
export function ConsentLink({ className }: { className: string | undefined }) {
  const { cookieTier } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  const hasSignal = useVisitor((visitor) => visitor.globalPrivacyControl);
  return (
    <>
      {cookieTier > 0 && (
        <li>
          <a
            href={bannerUrl(path, "en")}
            data-consent
            data-no-prefetch=""
            rel="nofollow"
            className={className}
          >
            {t("consent.link")}
          </a>
        </li>
      )}
      {hasSignal && <li className={styles.honored}>{t("consent.honored")}</li>}
    </>
  );
}

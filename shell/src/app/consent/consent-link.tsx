import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { useVisitor } from "@forecourt/remote-kit/visitor";
import { bannerLanguage, bannerUrl } from "./banner-url.ts";
import styles from "./consent-link.module.css";

/**
 * The footer link that opens the cookie banner again, so that consent can be withdrawn as easily as
 * given. Confirms a Global Privacy Control signal, also for sites without a banner.
 */
export function ConsentLink({ className }: { className: string | undefined }) {
  const { language } = useSite();
  const { path } = useNavigation();
  const t = useTexts();
  const hasSignal = useVisitor((visitor) => visitor.globalPrivacyControl);
  return (
    <>
      <li>
        <a
          href={bannerUrl(path, bannerLanguage(language))}
          data-consent
          data-no-prefetch=""
          rel="nofollow"
          className={className}
        >
          {t("consent.link")}
        </a>
      </li>
      {hasSignal && <li className={styles.honored}>{t("consent.honored")}</li>}
    </>
  );
}

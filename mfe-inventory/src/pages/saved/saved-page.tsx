import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import Heart from "lucide-react/icons/heart";
import { AlertLink } from "../../features/alerts/alert-link.tsx";
import { PaymentDisclosures } from "../../features/payment/card-payment-figure.tsx";
import { ShareLink } from "../../features/share/share-link.tsx";
import { LazyCompareTray } from "../../features/shortlist/lazy-compare-tray.tsx";
import type { Shortlist } from "../../features/shortlist/shortlist.ts";
import { ShortlistButtons } from "../../features/shortlist/shortlist-buttons.tsx";
import { savedPath } from "../../features/shortlist/shortlist-paths.ts";
import { useRedirectToShortlist } from "../../features/shortlist/use-redirect-to-shortlist.ts";
import { AllowFunctionalCookies } from "../../features/unlock/allow-functional-cookies.tsx";
import { VehicleGrid } from "../../features/vehicle-card/vehicle-grid.tsx";
import type { SavedData } from "./saved-data.ts";
import styles from "./saved-page.module.css";

/** Saved and recently viewed cars. Without cars it explains how to save one. */
export function Page({ data }: { data: SavedData }) {
  const t = useTexts();
  const { path } = useNavigation();
  const { saved, seen, missing, compareHref, sharePath, searchHref } = data;
  useRedirectToShortlist(data.isBare, ownPath);
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{t("saved.heading")}</h1>
          <div className={styles.actions}>
            <AlertLink href={data.alertHref} about="saved" />
            {sharePath !== null && <ShareLink title={t("saved.share")} path={sharePath} />}
            {compareHref !== null && (
              <ButtonLink href={compareHref} look="secondary">
                {t("shortlist.compare")}
              </ButtonLink>
            )}
          </div>
        </header>
        <AllowFunctionalCookies labels={allowLabels(t)} here={path} />
        {missing !== null && <Notice kind="info" size="line" title={missing} />}
        {saved.length === 0 ? (
          <Notice
            kind="empty"
            icon={<Heart aria-hidden size={28} strokeWidth={1.75} />}
            title={t("saved.empty.title")}
            actions={<ButtonLink href={searchHref}>{t("compare.empty.action")}</ButtonLink>}
          >
            <p>{t("saved.empty.body")}</p>
          </Notice>
        ) : (
          <VehicleGrid cards={saved} label={t("saved.heading")} actions={ShortlistButtons} />
        )}
        {seen.length > 0 && (
          <section className={styles.seen}>
            <h2>{t("saved.seen")}</h2>
            <VehicleGrid
              cards={seen}
              label={t("saved.seen")}
              level={3}
              actions={ShortlistButtons}
            />
          </section>
        )}
      </div>
      <PaymentDisclosures disclosures={data.disclosures} />
      <LazyCompareTray />
    </PageWidth>
  );
}

function allowLabels(t: ReturnType<typeof useTexts>) {
  return {
    text: t("saved.allow.text"),
    allow: t("saved.allow.action"),
    allowed: t("saved.allow.done"),
  };
}

function ownPath({ saved, seen }: Shortlist): string | null {
  const vins = (cars: typeof saved) => cars.map(({ vin }) => vin);
  return saved.length + seen.length === 0 ? null : savedPath(vins(saved), vins(seen));
}

import { useNavigation } from "@forecourt/remote-kit/navigation";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { PageWidth } from "@forecourt/ui/section";
import { useEffect } from "react";
import { CarActions } from "../../garage/car-actions.tsx";
import { CompareTray } from "../../garage/compare-tray.tsx";
import { savedPath } from "../../garage/garage-paths.ts";
import { useGarage } from "../../garage/use-garage.ts";
import { VehicleGrid } from "../../parts/vehicle-grid.tsx";
import type { SavedData } from "./saved-data.ts";
import styles from "./saved-page.module.css";

/** Saved and recently opened cars. Empty: how to save one; cars that are gone are said to be. */
export function Page({ data }: { data: SavedData }) {
  const t = useTexts();
  const { saved, seen, missing, compareHref, searchHref } = data;
  useOwnCars(data);
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{t("saved.heading")}</h1>
          {compareHref !== null && (
            <ButtonLink href={compareHref} look="secondary">
              {t("garage.compare")}
            </ButtonLink>
          )}
        </header>
        {missing !== null && <Notice kind="info" size="line" title={missing} />}
        {saved.length === 0 ? (
          <Notice
            kind="empty"
            title={t("saved.empty.title")}
            actions={<ButtonLink href={searchHref}>{t("compare.empty.action")}</ButtonLink>}
          >
            <p>{t("saved.empty.body")}</p>
          </Notice>
        ) : (
          <VehicleGrid cards={saved} label={t("saved.heading")} actions={CarActions} />
        )}
        {seen.length > 0 && (
          <section className={styles.seen}>
            <h2>{t("saved.seen")}</h2>
            <VehicleGrid cards={seen} label={t("saved.seen")} level={3} actions={CarActions} />
          </section>
        )}
      </div>
      <CompareTray />
    </PageWidth>
  );
}

/** An address without cars shows those that this browser keeps, by going to their address. */
function useOwnCars({ isBare }: SavedData): void {
  const { go } = useNavigation();
  const { saved, seen } = useGarage(({ garage }) => garage);
  useEffect(() => {
    if (!isBare || saved.length + seen.length === 0) return;
    const vins = (cars: typeof saved) => cars.map(({ vin }) => vin);
    go(savedPath(vins(saved), vins(seen)), { replace: true });
  }, [isBare, saved, seen, go]);
}

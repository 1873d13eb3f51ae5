import type { PageFragments } from "@forecourt/remote-kit/pages";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import type { ReactNode } from "react";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { PaymentProvider } from "../../features/payment/payment-provider.tsx";
import { PersonalPanel } from "../../features/personalize/personal-panel.tsx";
import panel from "../../features/price-panel/price-panel.module.css";
import { PricePanel } from "../../features/price-panel/price-panel.tsx";
import { LazyCompareTray } from "../../features/shortlist/lazy-compare-tray.tsx";
import { GatedVehicle } from "../../features/unlock/gated-vehicle.tsx";
import type { GatedVehicleData } from "../../features/unlock/gated-vehicle-page.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { sectionIds } from "./section-ids.ts";
import { useActions } from "./use-actions.ts";
import type { DeferredVehicleData, VehicleData } from "./vehicle-data.ts";
import { VehicleLayout } from "./vehicle-layout.tsx";
import styles from "./vehicle-page.module.css";
import { PaymentSummary, PersonalPriceLines, VehicleDetails } from "./vehicle-parts.ts";
import { VehicleTitle } from "./vehicle-title.tsx";

export { loadParts } from "./vehicle-parts.ts";

interface PageProps {
  data: VehicleData | GatedVehicleData;
  deferred: DeferredVehicleData;
  fragments?: PageFragments;
}

interface VehiclePageProps extends PageProps {
  data: VehicleData;
}

/**
 * The page of one car: photos, full price, payment, facts. A sold car has similar ones instead; an early-access car,
 * how to unlock it.
 */
export function Page({ data, deferred, fragments = {} }: PageProps) {
  if ("unlock" in data) {
    return (
      <PageWidth>
        <GatedVehicle data={data} />
      </PageWidth>
    );
  }
  return (
    <>
      <VehiclePage data={data} deferred={deferred} fragments={fragments} />
      {fragments["company/promotions"]}
    </>
  );
}

function VehiclePage({ data, deferred, fragments = {} }: VehiclePageProps) {
  const t = useTexts();
  const { card, sold, price, actions } = data;
  const [main] = actions;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs trail={data.breadcrumbs} label={t("breadcrumb.label")} />
        <PaymentProvider data={data.payment}>
          <VehicleLayout
            gallery={<Gallery car={card} images={data.images} />}
            title={<VehicleTitle data={data} />}
            price={
              sold ? (
                <Sold data={data} />
              ) : (
                <Offer data={data} carFit={fragments["financing/carFit"]} />
              )
            }
            isTitleFirst={sold !== null}
          >
            <VehicleDetails data={data} deferred={deferred} />
          </VehicleLayout>
        </PaymentProvider>
        {main && (
          <BottomBar
            amount={card.total ?? t("price.call")}
            label={price ? t("price.total") : ""}
            action={
              <ButtonLink href={main.href} rel={main.isPersonal ? "nofollow" : undefined}>
                {main.label}
              </ButtonLink>
            }
          />
        )}
      </div>
      <LazyCompareTray wideOnly={main !== undefined} />
    </PageWidth>
  );
}

/** Looks of the buttons: one main action and one beside it; further ones are less prominent. */
const looks = ["primary", "secondary"] as const;

function Offer({ data, carFit }: { data: VehicleData; carFit: ReactNode }) {
  const buttons = useActions(data).map(({ label, href, isPersonal }, index) => (
    <ButtonLink
      key={href}
      href={href}
      rel={isPersonal ? "nofollow" : undefined}
      wide
      look={looks[index] ?? "quiet"}
      size={index === 0 ? "large" : "medium"}
    >
      {label}
    </ButtonLink>
  ));
  return (
    <PricePanel
      price={data.price}
      before={data.card.previousPrice}
      actions={buttons.slice(0, looks.length)}
      moreActions={buttons.slice(looks.length)}
      outTheDoor={data.outTheDoor && `#${sectionIds.outTheDoor}`}
    >
      <PanelPayment carFit={carFit} isPersonal={data.personal?.isLocked === false} />
      {data.personal && (
        <PersonalPanel data={data.personal}>
          {!data.personal.isLocked && <PersonalPriceLines price={data.personal} />}
        </PersonalPanel>
      )}
    </PricePanel>
  );
}

/**
 * The payment of the visitor's pre-approval, with its tax, else the estimate. Without a pre-approval, nothing where the
 * panel has a payment on the visitor's own terms.
 */
function PanelPayment({ carFit, isPersonal }: { carFit: ReactNode; isPersonal: boolean }) {
  const t = useTexts();
  const calculator = `#${sectionIds.payment}`;
  if (!carFit) return isPersonal ? null : <PaymentSummary href={calculator} />;
  return (
    <div className={panel.payment}>
      {carFit}
      <a className={panel.change} href={calculator}>
        {t("vehicle.payment.change")}
      </a>
    </div>
  );
}

function Sold({ data: { sold, similarHref, alertHref } }: { data: VehicleData }) {
  const t = useTexts();
  if (!sold) return null;
  const actions = (
    <>
      <ButtonLink href={similarHref}>{t("vehicle.sold.similar")}</ButtonLink>
      {alertHref !== null && (
        <ButtonLink href={alertHref} rel="nofollow" look="secondary">
          {t("alerts.link.similar")}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Notice kind="sold" level={2} title={sold.title} actions={actions}>
      <p>{sold.body}</p>
    </Notice>
  );
}

import { Deferred, type DeferredValue } from "@forecourt/remote-kit/deferred";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { LeaseCalculator } from "../../features/lease/lease-calculator.tsx";
import { OutTheDoor } from "../../features/out-the-door/out-the-door.tsx";
import { PaymentCalculator } from "../../features/payment/payment-calculator.tsx";
import { PaymentProvider } from "../../features/payment/payment-provider.tsx";
import { PersonalPanel } from "../../features/personalize/personal-panel.tsx";
import { PaymentSummary } from "../../features/price-panel/payment-summary.tsx";
import { PricePanel } from "../../features/price-panel/price-panel.tsx";
import { PriceRating, PriceRatingPlaceholder } from "../../features/price-rating/price-rating.tsx";
import type { PriceRatingData } from "../../features/price-rating/price-rating-data.ts";
import { CompareTray } from "../../features/shortlist/compare-tray.tsx";
import { ViewedVehicles } from "../../features/shortlist/viewed-vehicles.tsx";
import {
  SimilarVehicles,
  SimilarVehiclesPlaceholder,
} from "../../features/similar-vehicles/similar-vehicles.tsx";
import type { SimilarVehiclesData } from "../../features/similar-vehicles/similar-vehicles-data.ts";
import { GatedVehicle } from "../../features/unlock/gated-vehicle.tsx";
import type { GatedVehicleData } from "../../features/unlock/gated-vehicle-page.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { sectionIds } from "./section-ids.ts";
import { Block, VehicleAbout } from "./vehicle-about.tsx";
import type { VehicleData } from "./vehicle-data.ts";
import { VehicleLayout } from "./vehicle-layout.tsx";
import styles from "./vehicle-page.module.css";
import { VehicleTitle } from "./vehicle-title.tsx";

interface PageProps {
  data: VehicleData | GatedVehicleData;
  deferred: VehiclePageProps["deferred"];
}

interface VehiclePageProps {
  data: VehicleData;
  deferred: {
    similar?: DeferredValue<SimilarVehiclesData>;
    priceRating?: DeferredValue<PriceRatingData>;
  };
}

/**
 * One car: picture, full price, payment, facts. Sold: says so and shows similar ones. Private: how to
 * see it.
 */
export function Page({ data, deferred }: PageProps) {
  if ("unlock" in data) {
    return (
      <PageWidth>
        <GatedVehicle data={data} />
      </PageWidth>
    );
  }
  return <VehiclePage data={data} deferred={deferred} />;
}

function VehiclePage({ data, deferred }: VehiclePageProps) {
  const t = useTexts();
  const { card, sold, price, actions } = data;
  const [main] = actions;
  const similar = <Similar data={data} deferred={deferred} />;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs trail={data.breadcrumbs} label={t("breadcrumb.label")} />
        <PaymentProvider data={data.payment}>
          <VehicleLayout
            gallery={<Gallery car={card} images={data.images} />}
            title={<VehicleTitle data={data} />}
            price={sold ? <Sold data={data} /> : <Offer data={data} />}
          >
            {sold && similar}
            <div className={styles.rating}>
              <Rating data={data} deferred={deferred} />
            </div>
            {data.outTheDoor && <Costs data={data.outTheDoor} lease={data.lease} />}
            <VehicleAbout data={data} />
            {!sold && similar}
            <ViewedVehicles except={data.vin} />
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
      <CompareTray wideOnly={main !== undefined} />
    </PageWidth>
  );
}

function Similar({ data: { ready, similarHref }, deferred: { similar } }: VehiclePageProps) {
  if (ready.similar) return <SimilarVehicles cars={ready.similar} href={similarHref} />;
  if (!similar) return null;
  return (
    <Deferred
      name="similar"
      of={similar}
      fallback={<SimilarVehiclesPlaceholder href={similarHref} />}
    >
      {(cars) => <SimilarVehicles cars={cars} href={similarHref} />}
    </Deferred>
  );
}

function Rating({ data: { ready }, deferred: { priceRating } }: VehiclePageProps) {
  if (ready.priceRating) return <PriceRating data={ready.priceRating} />;
  if (!priceRating) return null;
  return (
    <Deferred name="priceRating" of={priceRating} fallback={<PriceRatingPlaceholder />}>
      {(data) => <PriceRating data={data} />}
    </Deferred>
  );
}

/** One main action, one beside it; the others are less prominent. */
const looks = ["primary", "secondary"] as const;

function Offer({ data }: { data: VehicleData }) {
  const buttons = data.actions.map(({ label, href, isPersonal }, index) => (
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
      {/* A payment on the visitor's own terms takes the place of the one on the dealer's. */}
      {data.personal?.isLocked !== false && <PaymentSummary href={`#${sectionIds.payment}`} />}
      {data.personal && <PersonalPanel data={data.personal} />}
    </PricePanel>
  );
}

interface CostsProps {
  data: NonNullable<VehicleData["outTheDoor"]>;
  lease: VehicleData["lease"];
}

/** The price per month, and with the buyer's taxes. */
function Costs({ data, lease }: CostsProps) {
  const t = useTexts();
  return (
    <>
      <Block title={t("vehicle.payment.title")} id={sectionIds.payment} print={false}>
        <p className={styles.lead}>{t("vehicle.payment.lead")}</p>
        <PaymentCalculator hash={`#${sectionIds.payment}`} zip={data.zip} />
        {lease && <LeaseCalculator lease={lease} hash={`#${sectionIds.payment}`} zip={data.zip} />}
      </Block>
      <Block title={t("outTheDoor.title")} id={sectionIds.outTheDoor} print={data.rules !== null}>
        <p className={styles.lead}>{t("outTheDoor.lead")}</p>
        <OutTheDoor data={data} hash={`#${sectionIds.outTheDoor}`} />
      </Block>
    </>
  );
}

function Sold({ data: { sold, similarHref } }: { data: VehicleData }) {
  const t = useTexts();
  if (!sold) return null;
  const action = <ButtonLink href={similarHref}>{t("vehicle.sold.similar")}</ButtonLink>;
  return (
    <Notice kind="sold" level={2} title={sold.title} actions={action}>
      <p>{sold.body}</p>
    </Notice>
  );
}

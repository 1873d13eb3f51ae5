import { Deferred, type DeferredValue } from "@forecourt/remote-kit/deferred";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { Breadcrumbs } from "@forecourt/ui/navigation/breadcrumbs";
import { CompareTray } from "../../garage/compare-tray.tsx";
import { BottomBar } from "../../parts/bottom-bar.tsx";
import { Gallery } from "../../parts/gallery.tsx";
import { LeaseCalculator } from "../../parts/lease-calculator.tsx";
import { OutTheDoor } from "../../parts/out-the-door.tsx";
import { PaymentCalculator } from "../../parts/payment-calculator.tsx";
import { PaymentSummary } from "../../parts/payment-summary.tsx";
import { PaymentTerms } from "../../parts/payment-terms.tsx";
import { PricePanel } from "../../parts/price-panel.tsx";
import { PriceRating, PriceVerdictSpace } from "../../parts/price-verdict.tsx";
import type { PriceVerdictData } from "../../parts/price-verdict-data.ts";
import { VehicleLayout } from "../../parts/vehicle-layout.tsx";
import { PersonalPanel } from "../../personal/personal-panel.tsx";
import { places } from "./page-places.ts";
import type { PrivateCarData } from "./private-car.ts";
import { PrivateCar } from "./private-car-page.tsx";
import { SimilarVehicles, SimilarVehiclesSpace } from "./similar-vehicles.tsx";
import { Block, VehicleAbout } from "./vehicle-about.tsx";
import type { SimilarCars, VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-page.module.css";
import { VehicleTitle } from "./vehicle-title.tsx";

interface PageProps {
  data: VehicleData | PrivateCarData;
  late: VehiclePageProps["late"];
}

interface VehiclePageProps {
  data: VehicleData;
  late: { similar?: DeferredValue<SimilarCars>; verdict?: DeferredValue<PriceVerdictData> };
}

/**
 * One car: picture, full price, payment, facts. Sold: says so and shows similar ones. Private: how to
 * see it.
 */
export function Page({ data, late }: PageProps) {
  if ("unlock" in data) {
    return (
      <PageWidth>
        <PrivateCar data={data} />
      </PageWidth>
    );
  }
  return <VehiclePage data={data} late={late} />;
}

function VehiclePage({ data, late }: VehiclePageProps) {
  const t = useTexts();
  const { card, sold, price, actions } = data;
  const [main] = actions;
  const similar = <Similar data={data} late={late} />;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs trail={data.breadcrumbs} label={t("breadcrumb.label")} />
        <PaymentTerms data={data.payment}>
          <VehicleLayout
            picture={<Gallery car={card} images={data.images} />}
            title={<VehicleTitle data={data} />}
            price={sold ? <Sold data={data} /> : <Offer data={data} />}
          >
            {sold && similar}
            <div className={styles.verdict}>
              <Verdict data={data} late={late} />
            </div>
            {data.outTheDoor && <Costs data={data.outTheDoor} lease={data.lease} />}
            <VehicleAbout data={data} />
            {!sold && similar}
          </VehicleLayout>
        </PaymentTerms>
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

function Similar({ data: { ready, similarHref }, late: { similar } }: VehiclePageProps) {
  if (ready.similar) return <SimilarVehicles cars={ready.similar} href={similarHref} />;
  if (!similar) return null;
  return (
    <Deferred name="similar" of={similar} fallback={<SimilarVehiclesSpace href={similarHref} />}>
      {(cars) => <SimilarVehicles cars={cars} href={similarHref} />}
    </Deferred>
  );
}

function Verdict({ data: { ready }, late: { verdict } }: VehiclePageProps) {
  if (ready.verdict) return <PriceRating data={ready.verdict} />;
  if (!verdict) return null;
  return (
    <Deferred name="verdict" of={verdict} fallback={<PriceVerdictSpace />}>
      {(data) => <PriceRating data={data} />}
    </Deferred>
  );
}

/** One main action, one beside it; the others are quiet. */
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
      before={data.card.before}
      actions={buttons}
      outTheDoor={data.outTheDoor && `#${places.outTheDoor}`}
    >
      {/* A payment on the visitor's own terms takes the place of the one on the dealer's. */}
      {data.personal?.isLocked !== false && <PaymentSummary href={`#${places.payment}`} />}
      {data.personal && <PersonalPanel data={data.personal} />}
    </PricePanel>
  );
}

interface CostsProps {
  data: NonNullable<VehicleData["outTheDoor"]>;
  lease: VehicleData["lease"];
}

/** What the price comes to: by the month, and with the buyer's tax. */
function Costs({ data, lease }: CostsProps) {
  const t = useTexts();
  return (
    <>
      <Block title={t("vehicle.payment.title")} id={places.payment} print={false}>
        <p className={styles.lead}>{t("vehicle.payment.lead")}</p>
        <PaymentCalculator hash={`#${places.payment}`} zip={data.zip} />
        {lease && <LeaseCalculator lease={lease} hash={`#${places.payment}`} zip={data.zip} />}
      </Block>
      <Block title={t("outTheDoor.title")} id={places.outTheDoor} print={data.rules !== null}>
        <p className={styles.lead}>{t("outTheDoor.lead")}</p>
        <OutTheDoor data={data} hash={`#${places.outTheDoor}`} />
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

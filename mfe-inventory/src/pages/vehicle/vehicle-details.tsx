import { Deferred } from "@forecourt/remote-kit/deferred";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { LeaseCalculator } from "../../features/lease/lease-calculator.tsx";
import { OutTheDoor } from "../../features/out-the-door/out-the-door.tsx";
import { PaymentCalculator } from "../../features/payment/payment-calculator.tsx";
import { PriceRating, PriceRatingPlaceholder } from "../../features/price-rating/price-rating.tsx";
import { ViewedVehicles } from "../../features/shortlist/viewed-vehicles.tsx";
import {
  SimilarVehicles,
  SimilarVehiclesPlaceholder,
} from "../../features/similar-vehicles/similar-vehicles.tsx";
import { sectionIds } from "./section-ids.ts";
import { Block, VehicleAbout } from "./vehicle-about.tsx";
import type { DeferredVehicleData, VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-details.module.css";

interface VehicleDetailsProps {
  data: VehicleData;
  deferred: DeferredVehicleData;
}

/** Everything below picture and price: rating, payment, facts, similar cars. Sold: similar cars first. */
export function VehicleDetails({ data, deferred }: VehicleDetailsProps) {
  const similar = <Similar data={data} deferred={deferred} />;
  return (
    <>
      {data.sold && similar}
      <div className={styles.rating}>
        <Rating data={data} deferred={deferred} />
      </div>
      {data.outTheDoor && <Costs data={data.outTheDoor} lease={data.lease} />}
      <VehicleAbout data={data} />
      {!data.sold && similar}
      <ViewedVehicles except={data.vin} />
    </>
  );
}

function Similar({ data: { ready, similarHref }, deferred: { similar } }: VehicleDetailsProps) {
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

function Rating({ data: { ready }, deferred: { priceRating } }: VehicleDetailsProps) {
  if (ready.priceRating) return <PriceRating data={ready.priceRating} />;
  if (!priceRating) return null;
  return (
    <Deferred name="priceRating" of={priceRating} fallback={<PriceRatingPlaceholder />}>
      {(data) => <PriceRating data={data} />}
    </Deferred>
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

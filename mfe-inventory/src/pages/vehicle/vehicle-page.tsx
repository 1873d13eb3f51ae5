import { Late, type LateValue } from "@forecourt/remote-kit/late";
import { useTexts } from "@forecourt/remote-kit/site-context";
import { Badge } from "@forecourt/ui/badge";
import { Breadcrumbs } from "@forecourt/ui/breadcrumbs";
import { ButtonLink } from "@forecourt/ui/button";
import { Notice } from "@forecourt/ui/notice";
import { PageWidth } from "@forecourt/ui/section";
import { BottomBar } from "../../parts/bottom-bar.tsx";
import { Gallery } from "../../parts/gallery.tsx";
import { PricePanel } from "../../parts/price-panel.tsx";
import { VehicleLayout } from "../../parts/vehicle-layout.tsx";
import { SimilarVehicles, SimilarVehiclesSpace } from "./similar-vehicles.tsx";
import { VehicleAbout } from "./vehicle-about.tsx";
import type { SimilarCars, VehicleData } from "./vehicle-data.ts";
import styles from "./vehicle-page.module.css";

interface VehiclePageProps {
  data: VehicleData;
  late: { similar?: LateValue<SimilarCars> };
}

/** One car: picture, full price, facts. Sold: says so and shows similar ones. */
export function Page({ data, late }: VehiclePageProps) {
  const t = useTexts();
  const { card, sold, price, call } = data;
  const callButton = <ButtonLink href={call.href}>{call.label}</ButtonLink>;
  return (
    <PageWidth>
      <div className={styles.page}>
        <Breadcrumbs trail={data.breadcrumbs} label={t("breadcrumb.label")} />
        <VehicleLayout
          picture={<Gallery car={card} images={data.images} />}
          title={<Title data={data} />}
          price={sold ? <Sold data={data} /> : <Offer data={data} />}
        >
          <VehicleAbout data={data} />
          {late.similar && (
            <Late name="similar" of={late.similar} fallback={<SimilarVehiclesSpace />}>
              {(cars) => <SimilarVehicles cars={cars ?? []} href={data.similarHref} />}
            </Late>
          )}
        </VehicleLayout>
        {!sold && (
          <BottomBar
            amount={card.total ?? t("price.call")}
            label={price ? t("price.total") : ""}
            action={callButton}
          />
        )}
      </div>
    </PageWidth>
  );
}

function Title({ data: { card, title } }: { data: VehicleData }) {
  const about = [card.trim, card.mileage].filter((part) => part !== null);
  return (
    <header className={styles.title}>
      <p className={styles.badges}>
        {card.badges.map((badge) => (
          <Badge key={badge}>{badge}</Badge>
        ))}
      </p>
      <h1>{title}</h1>
      <p className={styles.about}>{about.join(" · ")}</p>
    </header>
  );
}

function Offer({ data }: { data: VehicleData }) {
  const actions = (
    <>
      <ButtonLink href={data.call.href} size="large" wide>
        {data.call.label}
      </ButtonLink>
      {data.links.map(({ label, href }) => (
        <ButtonLink key={href} href={href} look="secondary" wide>
          {label}
        </ButtonLink>
      ))}
    </>
  );
  return <PricePanel price={data.price} before={data.card.before} actions={actions} />;
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

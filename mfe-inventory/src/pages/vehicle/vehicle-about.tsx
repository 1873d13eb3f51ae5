import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { classNames } from "@forecourt/ui/class-names";
import { FactList } from "@forecourt/ui/elements/fact-list";
import { type ReactNode, useId } from "react";
import { PriceHistory } from "../../features/price-history/price-history.tsx";
import { StorePanel } from "../../features/store-panel/store-panel.tsx";
import { VehicleHistory } from "../../features/vehicle-history/vehicle-history.tsx";
import { AskForm } from "../../features/vehicle-lead/ask-form.tsx";
import { sectionIds } from "./section-ids.ts";
import styles from "./vehicle-about.module.css";
import type { VehicleData } from "./vehicle-data.ts";
import { VehicleDescription } from "./vehicle-description.tsx";
import { VinValue } from "./vin-value.tsx";

/** Everything about a car below its photo and price. */
export function VehicleAbout({ data }: { data: VehicleData }) {
  const t = useTexts();
  // The footer of a printed page shows the visitor's own store.
  const isElsewhere = data.store?.phone !== useSite().store.sales.phone;
  const facts = data.facts.map(({ label, value, decoded, href }) => ({
    label,
    value: href ? (
      <a href={href} rel="external noopener">
        {value}
      </a>
    ) : value === data.vin ? (
      <VinValue vin={value} />
    ) : (
      value
    ),
    ...(decoded ? { note: t("vehicle.fact.decoded") } : {}),
  }));
  return (
    <>
      <Block title={t("vehicle.facts")}>
        <FactList facts={facts} />
      </Block>
      {data.history && (
        <Block title={t("vehicle.history")}>
          <VehicleHistory history={data.history} />
        </Block>
      )}
      {data.description && (
        <Block title={t("vehicle.description")} print={false}>
          <VehicleDescription description={data.description} />
        </Block>
      )}
      {data.features.length > 0 && (
        <Block title={t("vehicle.features")}>
          <ul className={styles.features}>
            {data.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Block>
      )}
      {data.priceHistory && (
        <Block title={t("vehicle.priceHistory")} print={false}>
          <PriceHistory history={data.priceHistory} />
        </Block>
      )}
      {data.ask && (
        <Block title={t("ask.title")} id={sectionIds.ask} print={false}>
          <AskForm data={data.ask} />
        </Block>
      )}
      {data.store && !data.sold && (
        <Block title={t("vehicle.place.title")} id={sectionIds.store} print={isElsewhere}>
          <StorePanel store={data.store} />
        </Block>
      )}
      <p className={styles.disclaimer}>{data.disclaimer}</p>
    </>
  );
}

interface BlockProps {
  title: string;
  /** Id for links. */
  id?: string;
  /** False = hidden in print, so that the page fits on one sheet. */
  print?: boolean;
  children: ReactNode;
}

/** A part of the page with a heading. */
export function Block({ title, id, print = true, children }: BlockProps) {
  const heading = useId();
  return (
    <section
      className={classNames(styles.block, !print && styles.screen)}
      id={id}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

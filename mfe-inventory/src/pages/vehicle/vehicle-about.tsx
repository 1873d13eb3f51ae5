import { useTexts } from "@forecourt/remote-kit/site-context";
import { FactList } from "@forecourt/ui/fact-list";
import type { ReactNode } from "react";
import styles from "./vehicle-about.module.css";
import type { VehicleData } from "./vehicle-data.ts";

/** What there is to know about a car, below its picture and price. */
export function VehicleAbout({ data }: { data: VehicleData }) {
  const t = useTexts();
  const facts = data.facts.map(({ label, value, decoded }) => ({
    label,
    value,
    ...(decoded ? { note: t("vehicle.fact.decoded") } : {}),
  }));
  return (
    <>
      <Block title={t("vehicle.facts")}>
        <FactList facts={facts} />
      </Block>
      {data.features.length > 0 && (
        <Block title={t("vehicle.features")}>
          <ul className={styles.features}>
            {data.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Block>
      )}
      {data.priceHistory.length > 0 && (
        <Block title={t("vehicle.priceHistory")}>
          <ol className={styles.history}>
            {data.priceHistory.map(({ date, text }) => (
              <li key={`${date} ${text}`}>
                <span className={styles.date}>{date}</span> {text}
              </li>
            ))}
          </ol>
        </Block>
      )}
      <p className={styles.disclaimer}>{data.disclaimer}</p>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

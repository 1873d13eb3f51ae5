import { useTexts } from "@forecourt/remote-kit/site-context";
import { VehiclePicture } from "@forecourt/remote-kit/vehicle-picture/vehicle-picture";
import { classNames } from "@forecourt/ui/class-names";
import { Badge } from "@forecourt/ui/elements/badge";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import { Price } from "@forecourt/ui/vehicle/price";
import Check from "lucide-react/icons/check";
import { Fragment } from "react";
import { CardPaymentFigure } from "../../features/payment/card-payment-figure.tsx";
import { shortlistStore } from "../../features/shortlist/shortlist-store.ts";
import type { CompareData, CompareRow } from "./compare-data.ts";
import styles from "./compare-table.module.css";

type Car = CompareData["cars"][number];

/** A column for each car, a row for each fact. Wider than the window, it scrolls by itself. */
export function CompareTable({ data: { cars, sections } }: { data: CompareData }) {
  const t = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={styles.scroll} aria-label={t("compare.table")} tabIndex={0}>
      <table className={styles.table} data-cars={cars.length}>
        <caption className={styles.caption}>{t("compare.table")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t("compare.facts")}</VisuallyHidden>
            </th>
            {cars.map((car) => (
              <th key={car.card.vin} scope="col" className={styles.car}>
                <CarHead car={car} />
              </th>
            ))}
          </tr>
        </thead>
        {sections.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="colgroup" colSpan={cars.length + 1} className={styles.section}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} cars={cars} />
            ))}
          </tbody>
        ))}
      </table>
      {sections.length === 0 && <p className={styles.alike}>{t("compare.alike")}</p>}
    </section>
  );
}

function CarHead({ car: { card, sold, removeHref, removeLabel } }: { car: Car }) {
  const t = useTexts();
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <VehiclePicture car={card} src={card.image} />
      </div>
      <a href={card.href} className={styles.title}>
        {card.title}
      </a>
      {card.trim !== null && <span className={styles.trim}>{card.trim}</span>}
      {card.total !== null && sold === null && (
        <p className={styles.total}>
          <Price size="card">{card.total}</Price>
        </p>
      )}
      {card.payment && <CardPaymentFigure payment={card.payment} />}
      {sold !== null && <Badge>{sold}</Badge>}
      <a
        href={removeHref}
        className={styles.remove}
        aria-label={removeLabel}
        onClick={() => shortlistStore.remove("compared", card.vin)}
      >
        {t("compare.remove.short")}
      </a>
    </div>
  );
}

function Row({ row: { label, values, differs }, cars }: { row: CompareRow; cars: readonly Car[] }) {
  const t = useTexts();
  const hasIt = t("compare.has");
  return (
    <tr className={classNames(differs && cars.length > 1 && styles.differs)}>
      <th scope="row" className={styles.label}>
        {label}
      </th>
      {cars.map(({ card }, index) => {
        const value = values[index] ?? null;
        return (
          <td key={card.vin} className={styles.value}>
            {value === hasIt ? (
              <Fragment>
                <Check size={18} aria-hidden className={styles.check} />
                <VisuallyHidden>{hasIt}</VisuallyHidden>
              </Fragment>
            ) : (
              (value ?? <span className={styles.unknown}>{t("compare.unknown")}</span>)
            )}
          </td>
        );
      })}
    </tr>
  );
}

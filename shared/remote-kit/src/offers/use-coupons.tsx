import type { ContentLink } from "@forecourt/contracts/content-parts";
import { useId } from "react";
import { CheckList } from "../content/check-list.tsx";
import { DepartmentHours } from "../content/department-hours.tsx";
import { LinkRow } from "../content/link-row.tsx";
import { useTexts } from "../site-context.tsx";
import type { AnsweringStore } from "./answering-stores.ts";
import styles from "./use-coupons.module.css";

export interface UseCouponsData {
  title: string;
  list: readonly string[];
  /** The stores that answer for them, at least one. */
  stores: readonly AnsweringStore[];
  /** Link to write to the dealer instead; null or missing = the site has none. */
  message?: ContentLink | null;
}

interface UseCouponsProps {
  use: UseCouponsData;
  /** Department whose hours are shown. */
  department?: "sales" | "service";
}

/** How coupons are used, with the phone numbers and the hours of the department. */
export function UseCoupons({ use, department = "service" }: UseCouponsProps) {
  const { title, list, stores, message } = use;
  const [only] = stores.length === 1 ? stores : [];
  const heading = useId();
  const calls = only ? [only.call] : [];
  return (
    <section className={styles.use} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <CheckList items={list} />
      {only ? (
        <>
          {only.name !== null && <h3 className={styles.store}>{only.name}</h3>}
          {only.hours && <DepartmentHours name={department} department={only.hours} />}
        </>
      ) : (
        <StoreLines stores={stores} department={department} />
      )}
      <LinkRow links={message ? [...calls, message] : calls} />
    </section>
  );
}

/** Each store with its hours and its phone. */
function StoreLines({
  stores,
  department,
}: {
  stores: readonly AnsweringStore[];
  department: "sales" | "service";
}) {
  const t = useTexts();
  const heading = useId();
  return (
    <div>
      <h3 id={heading} className={styles.store}>
        {t(`hours.${department}`)}
      </h3>
      <ul className={styles.stores} aria-labelledby={heading}>
        {stores.map(({ id, name, hours, call }) => (
          <li key={id}>
            <strong>{name}</strong>
            {hours && <span>{hours.hoursText}</span>}
            <a href={call.href}>{call.label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

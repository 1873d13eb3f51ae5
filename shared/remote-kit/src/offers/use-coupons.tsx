import type { ContentLink } from "@forecourt/contracts/content-parts";
import type { SiteDepartment } from "@forecourt/contracts/site-store";
import { useId } from "react";
import { CheckList } from "../content/check-list.tsx";
import { DepartmentHours } from "../content/department-hours.tsx";
import { LinkRow } from "../content/link-row.tsx";
import { useSite } from "../site-context.tsx";
import styles from "./use-coupons.module.css";

export interface UseCouponsData {
  title: string;
  list: readonly string[];
  call: ContentLink;
  /** The hours of a store that is not the visitor's; missing = those of theirs. */
  hours?: SiteDepartment | null;
  /** The way to write instead; null or missing = the site has none. */
  message?: ContentLink | null;
}

interface UseCouponsProps {
  use: UseCouponsData;
  /** Whose hours are shown. */
  department?: "sales" | "service";
}

/** How coupons are used, with the phone number and the hours of the department. */
export function UseCoupons({ use, department: name = "service" }: UseCouponsProps) {
  const { title, list, call, message } = use;
  const { store } = useSite();
  const { hours: department = store[name] } = use;
  const heading = useId();
  return (
    <section className={styles.use} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <CheckList items={list} />
      {department && <DepartmentHours name={name} department={department} />}
      <LinkRow links={message ? [call, message] : [call]} />
    </section>
  );
}

import type { ContentLink } from "@forecourt/contracts/content-parts";
import { CheckList } from "@forecourt/remote-kit/content/check-list";
import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { LinkRow } from "@forecourt/remote-kit/content/link-row";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useId } from "react";
import styles from "./use-coupons.module.css";

export interface UseCouponsData {
  title: string;
  list: readonly string[];
  call: ContentLink;
}

/** How coupons are used, with the phone number and the hours of the department. */
export function UseCoupons({ use: { title, list, call } }: { use: UseCouponsData }) {
  const { service } = useSite().store;
  const heading = useId();
  return (
    <section className={styles.use} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <CheckList items={list} />
      {service && <DepartmentHours name="service" department={service} />}
      <LinkRow links={[call]} />
    </section>
  );
}

import { DepartmentHours } from "@forecourt/remote-kit/content/department-hours";
import { StoresElsewhere } from "@forecourt/remote-kit/content/stores-elsewhere";
import { useSite } from "@forecourt/remote-kit/site-context";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { PageWidth } from "@forecourt/ui/layout/section";
import { StoreLine } from "../../parts/stores/store-line.tsx";
import { Stores } from "../../parts/stores/stores.tsx";
import { VehicleForm } from "../../parts/visit/vehicle-form.tsx";
import { VisitFrame } from "../../parts/visit/visit-frame.tsx";
import type { ElsewhereData, ScheduleData } from "./schedule-data.ts";
import styles from "./schedule-page.module.css";

/** Start of a booking, or a link to the store's own scheduling page. */
export function Page({ data }: { data: ScheduleData }) {
  if (data.kind === "elsewhere") return <Elsewhere data={data} />;
  if (data.kind === "no-service") return <StoresElsewhere data={data} />;
  if (data.kind === "stores") return <Stores data={data} />;
  return (
    <VisitFrame frame={data.frame}>
      {data.store !== null && <StoreLine line={data.store} />}
      {data.offer !== null && (
        <Notice kind="info" size="line" level={null} title={data.offer.title}>
          {data.offer.text}
        </Notice>
      )}
      <VehicleForm data={data.form} />
    </VisitFrame>
  );
}

function Elsewhere({ data: { title, lead, text, go, call } }: { data: ElsewhereData }) {
  const { service } = useSite().store;
  return (
    <PageWidth>
      <div className={styles.elsewhere}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {text !== null && <p>{text}</p>}
        <div className={styles.ways}>
          {go !== null && (
            <ButtonLink href={go.href} size="large">
              {go.label}
            </ButtonLink>
          )}
          <ButtonLink
            href={`tel:${call.phone}`}
            size="large"
            look={go === null ? "primary" : "secondary"}
          >
            {call.text}
          </ButtonLink>
        </div>
        {service && <DepartmentHours name="service" department={service} />}
      </div>
    </PageWidth>
  );
}

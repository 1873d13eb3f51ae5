import { PageWidth } from "@forecourt/ui/layout/section";
import { BusyNotice } from "../../parts/form/busy-notice.tsx";
import styles from "../../parts/page/page.module.css";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { YourVehicleData } from "./your-vehicle-data.ts";

/** Asks which car a seller has. */
export function Page({ data: { title, lead, busy, form } }: { data: YourVehicleData }) {
  return (
    <PageWidth>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {busy !== null && <BusyNotice {...busy} />}
        <StartForm data={form} level="hidden" />
      </div>
    </PageWidth>
  );
}

import { DraftHead, DraftPage } from "@forecourt/remote-kit/draft/draft-page";
import { BusyNotice } from "../../parts/form/busy-notice.tsx";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { YourVehicleData } from "./your-vehicle-data.ts";

/** Asks which car a seller has. */
export function Page({ data: { title, lead, busy, form } }: { data: YourVehicleData }) {
  return (
    <DraftPage>
      <DraftHead title={title} lead={lead} />
      {busy !== null && <BusyNotice {...busy} />}
      <StartForm data={form} level="hidden" />
    </DraftPage>
  );
}

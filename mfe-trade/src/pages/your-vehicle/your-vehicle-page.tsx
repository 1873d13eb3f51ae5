import { DraftHead, DraftPage, DraftProgress } from "@forecourt/remote-kit/draft/draft-page";
import { BusyNotice } from "../../parts/form/busy-notice.tsx";
import { StartForm } from "../../parts/start-form/start-form.tsx";
import type { YourVehicleData } from "./your-vehicle-data.ts";

/** Asks which car a seller has. */
export function Page({ data }: { data: YourVehicleData }) {
  const { title, lead, progress, busy, form } = data;
  return (
    <DraftPage>
      <DraftHead title={title} lead={lead}>
        {progress !== null && (
          <DraftProgress {...progress.bar}>
            <span>{progress.text}</span>
          </DraftProgress>
        )}
      </DraftHead>
      {busy !== null && <BusyNotice {...busy} />}
      <StartForm data={form} level="hidden" />
    </DraftPage>
  );
}

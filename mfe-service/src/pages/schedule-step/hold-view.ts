import type { Visit } from "@forecourt/contracts/areas/service/visits";
import { formatTime, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import { slotText, timeText } from "../../parts/visit/format-visit.ts";
import type { Text } from "../../parts/visit/visit-text.ts";
import type { HoldData } from "./step-data.ts";

/** Texts about how long the chosen time is held, and what happens then. */
export function holdView(
  t: Text,
  { hold, chosen, options }: Visit,
  { now, locale }: { now: Date; locale: string },
): HoldData {
  const until = hold === null ? null : new Date(hold.until);
  const time = until && formatTime(wallTimeAt(until, options.timezone).minutes);
  return {
    slot: chosen === null ? "" : slotText(t, chosen, locale),
    held: {
      title: time === null ? "" : t("hold", { until: timeText(t, time) }),
      text: t("hold.after"),
    },
    ended: { title: t("hold.ended"), text: t("hold.ended.after") },
    leftMs: until === null ? 0 : Math.max(0, until.getTime() - now.getTime()),
  };
}

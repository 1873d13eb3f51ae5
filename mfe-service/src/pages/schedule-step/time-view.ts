import {
  holdMinutes,
  scheduleStepPath,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import { durationText } from "../../parts/visit/format-visit.ts";
import { problemsView } from "../../parts/visit/problems-view.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { timePickerView } from "../../parts/visit/time-picker-view.ts";
import { siteText, type Text } from "../../parts/visit/visit-text.ts";
import type { TimeData } from "./step-data.ts";
import { frameOf, returnedForm, type StepView } from "./step-view.ts";

/** The free times for what was chosen. */
export function timeView(view: StepView): TimeData {
  const { request, token, visit } = view;
  const { site, url } = request;
  const t = siteText(site.texts);
  const { days, nearest, hold, options } = visit;
  const services = scheduleStepPath(token, "services");
  const call = serviceCall(site, options.store);
  const labels = [["slot", t("step.name.time")]] as const;
  return {
    kind: "time",
    frame: frameOf(view, {
      step: "time",
      title: t("time.title"),
      lead: t("time.lead", { minutes: holdMinutes }),
    }),
    action: visitFormPath(token, "time"),
    problems: problemsView(t, returnedForm(visit, "time"), { labels, call }),
    summary: {
      text: summaryText(t, visit),
      change: { label: t("time.change"), href: services },
    },
    picker: timePickerView(t, { texts: site.texts, url, days, nearest, own: hold }),
    empty: {
      ...emptyTexts(t, visit),
      call: { phone: call.phone, text: t("call", { phone: call.text }) },
    },
    back: { label: t("step.back"), href: services },
  };
}

/** "Oil and filter change · about 30 min of work · Drop-off" */
function summaryText(t: Text, visit: Visit): string {
  const { transport, workMinutes } = visit;
  const values = {
    work: namesOf(visit).join(", "),
    time: durationText(t, workMinutes),
    transport: transport === null ? "" : t(`transport.${transport}`),
  };
  const adviser = adviserOf(visit);
  return adviser === null
    ? t("time.summary", values)
    : t("time.summary.with", { ...values, adviser });
}

/** The names of the chosen services. */
export function namesOf({ services, options }: Visit): string[] {
  return options.services.filter(({ opCode }) => services.includes(opCode)).map(({ name }) => name);
}

/** The name of the wanted adviser. */
function adviserOf({ adviser, options }: Visit): string | null {
  return options.advisers.find(({ id }) => id === adviser)?.name ?? null;
}

function emptyTexts(t: Text, visit: Visit): { title: string; text: string } {
  const adviser = adviserOf(visit);
  return adviser === null
    ? { title: t("time.empty"), text: t("time.empty.text") }
    : { title: t("time.empty.adviser", { adviser }), text: t("time.empty.adviser.text") };
}

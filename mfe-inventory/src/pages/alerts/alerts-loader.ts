import { type Alert, getAlerts } from "@forecourt/contracts/areas/inventory/alerts";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { LinkToken } from "@forecourt/contracts/link-token";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { manageResult } from "@forecourt/contracts/paths/alert-paths";
import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText, type TextValues } from "@forecourt/remote-kit/site-context";
import type { AlertRow, AlertsData, NoAlertsData } from "./alerts-data.ts";

/** Loads the page on which a subscriber confirms and ends alerts. Without any alert, it is a page with status 410. */
export const loadAlerts: PageLoader<AlertsData | NoAlertsData> = async (request) => {
  const { token = "" } = request.params;
  if (!LinkToken.safeParse(token).success) return { kind: "not-found" };
  const t = textsOf(request);
  const head = {
    title: t("alerts.page.head"),
    description: t("alerts.page.when"),
    canonical: null,
    index: false,
  };
  try {
    const { alerts } = await areaClient(request)(getAlerts, { params: { token } });
    return { kind: "page", data: alertsView(request, { token, alerts }), head, noStore: true };
  } catch (error) {
    if (!hasErrorCode(error, "not-found")) throw error;
    return { kind: "page", data: goneView(t), head, status: 410, noStore: true };
  }
};

type Texts = (key: TextKey, values?: TextValues) => string;

function textsOf({ site }: PageRequest): Texts {
  return (key, values = {}) => fillText(site.texts, key, values);
}

function alertsView(
  request: PageRequest,
  { token, alerts }: { token: string; alerts: readonly Alert[] },
): AlertsData {
  const t = textsOf(request);
  const waiting = alerts.filter(({ isConfirmed }) => !isConfirmed);
  const current = alerts.filter(({ isConfirmed }) => isConfirmed);
  const base = `${alertsPath}/${token}`;
  const row = alertRow(t);
  return {
    title: t(current.length === 0 ? "alerts.page.title.confirm" : "alerts.page.title"),
    done: doneText(request, t),
    waiting:
      waiting.length === 0
        ? null
        : {
            title: t("alerts.page.waiting"),
            body: t("alerts.page.confirm.body"),
            alerts: waiting.map(row),
            action: `${base}/confirmation`,
            submit: t("alerts.page.confirm.action"),
          },
    current:
      current.length === 0
        ? null
        : {
            title: t("alerts.page.current"),
            when: t("alerts.page.when"),
            alerts: current.map(row),
            end: t("alerts.page.end"),
          },
    endAction: `${base}/end`,
    endAll: { label: t("alerts.page.endAll"), body: t("alerts.page.endAll.body") },
  };
}

function alertRow(t: Texts) {
  return ({ id, kind, title, path }: Alert): AlertRow => ({
    id,
    title,
    path,
    kind: t(`alerts.kind.${kind}`),
    endLabel: t("alerts.page.end.label", { title }),
  });
}

function doneText({ url }: PageRequest, t: Texts): string | null {
  if (url.searchParams.has(manageResult.confirmed)) return t("alerts.page.confirmed");
  return url.searchParams.has(manageResult.ended) ? t("alerts.page.ended") : null;
}

function goneView(t: Texts): NoAlertsData {
  return {
    gone: {
      title: t("alerts.page.gone.title"),
      body: t("alerts.page.gone.body"),
      action: { label: t("alerts.page.gone.action"), href: href.search() },
    },
  };
}

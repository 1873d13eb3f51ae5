import type { Alert } from "@forecourt/contracts/areas/inventory/alerts";

/** What the holder of a mail's link gets, and how to end it. */
export interface AlertsData {
  title: string;
  /** What the last form did. */
  done: string | null;
  /** What waits for the confirmation; null = nothing does. */
  waiting: {
    title: string;
    body: string;
    alerts: AlertRow[];
    action: string;
    submit: string;
  } | null;
  /** What mails are sent about; null = nothing yet. */
  current: { title: string; when: string; alerts: AlertRow[]; end: string } | null;
  endAction: string;
  endAll: { label: string; body: string };
}

export interface AlertRow extends Pick<Alert, "id" | "title" | "path"> {
  kind: string;
  endLabel: string;
}

/** The alerts were ended, or the link is too old. */
export interface NoAlertsData {
  gone: { title: string; body: string; action: { label: string; href: string } };
}

import type { Alert } from "@forecourt/contracts/areas/inventory/alerts";

/** The alerts of a subscriber, with forms to confirm and to end them. */
export interface AlertsData {
  title: string;
  /** The result of the form that was sent last. */
  done: string | null;
  /** Unconfirmed alerts; null = none. */
  waiting: {
    title: string;
    body: string;
    alerts: AlertRow[];
    action: string;
    submit: string;
  } | null;
  /** Confirmed alerts; null = none. */
  current: { title: string; when: string; alerts: AlertRow[]; end: string } | null;
  endAction: string;
  endAll: { label: string; body: string };
}

export interface AlertRow extends Pick<Alert, "id" | "title" | "path"> {
  kind: string;
  endLabel: string;
}

/** Shown if all alerts were ended, or the link is too old. */
export interface NoAlertsData {
  gone: { title: string; body: string; action: { label: string; href: string } };
}

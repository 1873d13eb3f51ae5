import { type LeadDelivery, startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import type { Deps } from "../deps.ts";
import { callDelivery, type SchedulerOf } from "../external-scheduler/run-call.ts";
import { notificationDelivery } from "./notification-delivery.ts";
import { reminderDelivery } from "./reminder-delivery.ts";

interface DeliveriesOptions extends Pick<Deps, "database" | "dealers" | "now" | "log"> {
  secret: string;
  /** Addresses of the leads service; null = mails wait. */
  replicas: readonly string[] | null;
  schedulerOf: SchedulerOf;
}

/** Delivers mails, reminders and changes for the dealers' own systems, on any number of replicas. */
export function startDeliveries(options: DeliveriesOptions): LeadDelivery {
  const { replicas, schedulerOf, ...deps } = options;
  const mailing = replicas && { ...deps, replicas };
  const mails = mailing
    ? [notificationDelivery, reminderDelivery].map((of) => of(mailing, deps))
    : [];
  const mailDeliveries = mails.map(startLeadDelivery);
  const wakeMails = () => {
    for (const delivery of mailDeliveries) delivery.wake();
  };
  const calls = startLeadDelivery(callDelivery({ ...deps, schedulerOf, onSettled: wakeMails }));
  return {
    wake() {
      wakeMails();
      calls.wake();
    },
    async close() {
      await Promise.all([...mailDeliveries, calls].map((delivery) => delivery.close()));
    },
  };
}

import { type LeadDelivery, startLeadDelivery } from "@forecourt/service-kit/lead-outbox/delivery";
import type { Deps } from "../deps.ts";
import { callDelivery, type SystemOf } from "../outside/run-call.ts";
import { newsDelivery } from "./news-delivery.ts";
import { reminderDelivery } from "./reminder-delivery.ts";

interface DeliveriesOptions extends Pick<Deps, "database" | "dealers" | "now" | "log"> {
  secret: string;
  /** Of the leads service; null = mails wait. */
  replicas: readonly string[] | null;
  systemOf: SystemOf;
}

/** Delivers mails, reminders and changes for the dealers' own systems, on any number of replicas. */
export function startDeliveries(options: DeliveriesOptions): LeadDelivery {
  const { replicas, systemOf, ...deps } = options;
  const mailing = replicas && { ...deps, replicas };
  const mails = mailing ? [newsDelivery, reminderDelivery].map((of) => of(mailing, deps)) : [];
  const mailDeliveries = mails.map(startLeadDelivery);
  const wakeMails = () => {
    for (const delivery of mailDeliveries) delivery.wake();
  };
  const calls = startLeadDelivery(callDelivery({ ...deps, systemOf, onSettled: wakeMails }));
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

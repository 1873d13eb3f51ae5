import { serviceOfferPath } from "@forecourt/contracts/areas/service/offer-paths";
import { appointmentPath, scheduleStepPath } from "@forecourt/contracts/areas/service/visit-paths";
import type { SamplePages } from "@forecourt/e2e/sample-pages";
import { bookedVisit, heldVisit, sendForm } from "./owner.ts";

/** A monthly offer, which is valid on any day. */
const offer = "oil-change-tire-rotation";

/** Every step of a booking, and the receipt: booked, with the times to move to, and canceled. */
export const samplePages: SamplePages<"service"> = {
  special: [serviceOfferPath(offer)],
  schedule: [`/service/schedule?offer=${offer}&modelYear=2019&make=Toyota&model=RAV4`],
  scheduleStep: async (site) => {
    const token = await heldVisit(site);
    return (["vehicle", "services", "time", "contact"] as const).map((step) =>
      scheduleStepPath(token, step),
    );
  },
  appointment: async (site) => {
    const booked = await bookedVisit(site);
    const canceled = await bookedVisit(site);
    await sendForm(site, { token: canceled, form: "cancel" }, {});
    return [
      appointmentPath(booked),
      `${appointmentPath(booked)}?move=1`,
      appointmentPath(canceled),
    ];
  },
};

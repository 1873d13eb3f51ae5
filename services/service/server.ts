import { getServiceIndex } from "@forecourt/contracts/areas/service/contracts";
import { contentService, mountCompletedContent } from "@forecourt/service-kit/content-service";
import { serve } from "@forecourt/service-kit/service";
import { dayIn, validOn } from "./valid-specials.ts";

/** The service service: the contents of the service page, with the specials that are valid today at the store. */
export const createService = contentService("service", (app, deps) => {
  mountCompletedContent(
    app,
    deps,
    getServiceIndex,
    "service/index",
    ({ specials, ...content }, { config }) => {
      const today = dayIn(config.company.timezone, deps.now());
      return {
        ...content,
        specials: specials && { ...specials, offers: validOn(today, specials.offers) },
        scheduleLink: config.service?.scheduleLink ?? null,
      };
    },
  );
});

if (import.meta.main) await serve(createService);

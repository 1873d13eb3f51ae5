import { getFinancingIndex } from "@forecourt/contracts/areas/financing/contracts";
import { contentService, mountContent } from "@forecourt/service-kit/content-service";
import { serve } from "@forecourt/service-kit/service";

/** The financing service: the contents of the financing pages. */
export const createService = contentService("financing", (app, deps) => {
  mountContent(app, deps, getFinancingIndex, "financing/index");
});

if (import.meta.main) await serve(createService);

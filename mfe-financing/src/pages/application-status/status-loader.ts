import { getApplication } from "@forecourt/contracts/areas/financing/applications";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { siteText } from "../../parts/application/application-text.ts";
import type { StatusData } from "./status-data.ts";
import { statusView } from "./status-view.ts";

/** How an application stands, for anyone who has an applicant's link. Never cached. */
export const loadApplicationStatus: PageLoader<StatusData> = async (request) => {
  const { token = "" } = request.params;
  if (!/^[\w-]{43}$/.test(token)) return { kind: "not-found" };
  const application = await areaClient(request)(getApplication, { params: { token } });
  const t = siteText(request.site.texts);
  return {
    kind: "page",
    noStore: true,
    data: statusView(request, application),
    head: {
      title: t("status.head.title", { number: application.number }),
      description: t("status.head.description"),
      canonical: null,
      index: false,
    },
  };
};

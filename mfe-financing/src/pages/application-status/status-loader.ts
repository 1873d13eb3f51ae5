import { applicationStart } from "@forecourt/contracts/areas/financing/application-form";
import { getApplication } from "@forecourt/contracts/areas/financing/applications";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageLoader, PageResult } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { siteText } from "../../parts/application/application-text.ts";
import { expiredLinkResult } from "../../parts/expired-link/expired-link-result.ts";
import type { StatusPageData } from "./status-data.ts";
import { statusView } from "./status-view.ts";

/** Loads the status of an application for anyone who has an applicant's link. Never cached. */
export const loadApplicationStatus: PageLoader<StatusPageData> = async (request) => {
  const { token = "" } = request.params;
  const gone = (): PageResult<StatusPageData> =>
    expiredLinkResult(request, { by: "status", start: applicationStart });
  if (!isLinkToken(token)) return gone();
  try {
    const application = await areaClient(request)(getApplication, { params: { token } });
    const t = siteText(request.site.texts);
    return {
      kind: "page",
      noStore: true,
      data: statusView(request, application, new Date()),
      head: {
        title: t("status.head.title", { number: application.number }),
        description: t("status.head.description"),
        canonical: null,
        index: false,
      },
    };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return gone();
    throw error;
  }
};

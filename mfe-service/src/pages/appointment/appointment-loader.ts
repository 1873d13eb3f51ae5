import { getAppointment } from "@forecourt/contracts/areas/service/appointments";
import { visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import { hasErrorCode } from "@forecourt/contracts/errors";
import { isLinkToken } from "@forecourt/contracts/link-token";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { expiredLinkResult } from "../../parts/visit/expired-link-result.ts";
import { pageHead } from "../../parts/visit/page-head.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { AppointmentData } from "./appointment-data.ts";
import { receiptView } from "./receipt-view.ts";

/** The receipt of a visit, for the holder of its token. */
export const loadAppointment: PageLoader<AppointmentData> = async (request) => {
  const { token = "" } = request.params;
  if (!isLinkToken(token)) return expiredLinkResult(request, "appointment");
  const isMove = request.url.searchParams.has(visitReturn.move);
  try {
    const appointment = await areaClient(request)(getAppointment, {
      params: { token },
      query: isMove ? { days: "1" } : {},
    });
    const t = siteText(request.site.texts);
    return {
      kind: "page",
      noStore: true,
      layout: "minimal",
      data: receiptView({ request, token, appointment, isMove }),
      head: pageHead(request, t("receipt.head")),
    };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return expiredLinkResult(request, "appointment");
    throw error;
  }
};

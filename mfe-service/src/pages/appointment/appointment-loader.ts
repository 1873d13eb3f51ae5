import { getAppointment } from "@forecourt/contracts/areas/service/appointments";
import { visitReturn } from "@forecourt/contracts/areas/service/visit-paths";
import { hasErrorCode } from "@forecourt/contracts/errors";
import type { PageLoader } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { expiredLinkResult, isToken } from "../../parts/visit/expired-link-result.ts";
import { headOf } from "../../parts/visit/head-of.ts";
import { siteText } from "../../parts/visit/visit-text.ts";
import type { AppointmentData } from "./appointment-data.ts";
import { receiptView } from "./receipt-view.ts";

/** The receipt of a visit, for the holder of its token. */
export const loadAppointment: PageLoader<AppointmentData> = async (request) => {
  const { token = "" } = request.params;
  if (!isToken(token)) return expiredLinkResult(request, "appointment");
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
      head: headOf(request, t("receipt.head")),
    };
  } catch (error) {
    if (hasErrorCode(error, "not-found")) return expiredLinkResult(request, "appointment");
    throw error;
  }
};

import { getVehicle } from "@forecourt/contracts/areas/inventory/contracts";
import { AppError, hasErrorCode } from "@forecourt/contracts/errors";
import { href } from "@forecourt/contracts/href";
import { getInquiry } from "@forecourt/contracts/leads/send";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { getQuote } from "@forecourt/contracts/quotes/endpoints";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { anonymousVisitor } from "@forecourt/contracts/visitor/visitor";
import { areaClient, commonClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadEarlyAccessCount } from "../../features/unlock/load-early-access.ts";
import { vehiclePlace } from "../../parts/vehicle-place.ts";
import type { QuoteData } from "./quote-data.ts";
import { quoteView } from "./quote-view.ts";

/**
 * A quote for anyone who has its address. An inquiry that got no quote, because the car had no price or the
 * inventory did not answer, redirects to its receipt.
 */
export const loadQuote: PageLoader<QuoteData> = async (request) => {
  const { params, site, visitor = anonymousVisitor } = request;
  const { token = "" } = params;
  if (!/^[\w-]{22,64}$/.test(token)) return { kind: "not-found" };
  const call = commonClient(request, "leads");
  if (!call) throw new AppError("unavailable", "the leads service is not known here");
  const isUnlocked = visitor.proven.unlockInventory !== null;
  const counting = isUnlocked ? loadEarlyAccessCount(request) : 0;
  try {
    const quote = await call(getQuote, { params: { token } });
    const vehicle = await loadIfKnown(request, quote.vehicle.vin);
    return {
      kind: "page",
      store: quote.storeId,
      data: quoteView(request, { quote, vehicle, arrivals: await counting }),
      head: {
        title: fillText(site.texts, "quote.head.title", {
          number: quote.number,
          place: vehiclePlace(quote, site),
        }),
        description: fillText(site.texts, "quote.head.description"),
        canonical: null,
        index: false,
      },
    };
  } catch (error) {
    if (!hasErrorCode(error, "not-found")) throw error;
    await call(getInquiry, { params: { token } });
    return { kind: "redirect", to: href.inquiry(token), permanent: false };
  }
};

/** The car as it is now; null when it is gone, early access, or the service does not answer. */
async function loadIfKnown(request: PageRequest, vin: string): Promise<VehicleDetail | null> {
  try {
    return await areaClient(request)(getVehicle, { params: { vin } });
  } catch {
    return null;
  }
}

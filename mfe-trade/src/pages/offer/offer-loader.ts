import { getTradeIndex } from "@forecourt/contracts/areas/trade/contracts";
import { getTradeOffer } from "@forecourt/contracts/areas/trade/offer-page";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { zipOfAddress } from "@forecourt/domain/zip-of-address";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import { loadPhotos } from "../../parts/photos/load-photos.ts";
import type { PhotosData } from "../../parts/photos/photos-data.ts";
import type { OfferData } from "./offer-data.ts";
import { offerView } from "./offer-page-view.ts";

/** The offer for a seller's car, for anyone who has its address. Loading it makes no offer. */
export const loadOffer: PageLoader<OfferData> = async (request) => {
  const { params, site } = request;
  const { token = "" } = params;
  if (!/^[\w-]{43}$/.test(token)) return { kind: "not-found" };
  const loading = Promise.all([comparisonTitle(request), photosOrNone(request, token)]);
  const zip = zipOfAddress(request.visitor?.locationAddress ?? "");
  const query = zip === null ? {} : { zip };
  const page = await areaClient(request)(getTradeOffer, { params: { token }, query });
  const [comparison, photos] = await loading;
  return {
    kind: "page",
    noStore: true,
    data: offerView(request, { page, comparison, photos }),
    head: {
      title: fillText(site.texts, "trade.offer.head.title"),
      description: fillText(site.texts, "trade.offer.head.description"),
      canonical: null,
      index: false,
    },
  };
};

/** The title of the comparison on the index; an offer does without it when it cannot be had. */
async function comparisonTitle(request: PageRequest): Promise<string | null> {
  try {
    return (await areaClient(request)(getTradeIndex)).comparison?.title ?? null;
  } catch {
    return null;
  }
}

/** An offer does without photos when they cannot be had. */
async function photosOrNone(request: PageRequest, token: string): Promise<PhotosData | null> {
  try {
    return await loadPhotos(request, token);
  } catch {
    return null;
  }
}

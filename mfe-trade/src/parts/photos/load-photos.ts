import {
  listPhotos,
  type PhotoFault,
  photoFaultParameter,
  photoFaults,
} from "@forecourt/contracts/areas/trade/photos";
import type { PageRequest } from "@forecourt/contracts/page";
import { areaClient } from "@forecourt/remote-kit/area-client";
import type { PhotosData } from "./photos-data.ts";

/** The photos of an appraisal, for a page that shows `PhotosPart`. Never cached: the page has a token. */
export async function loadPhotos(request: PageRequest, token: string): Promise<PhotosData> {
  const { photos } = await areaClient(request)(listPhotos, { params: { token } });
  return { token, page: request.url.pathname, photos, faults: faultsOf(request.url) };
}

function faultsOf({ searchParams }: URL): PhotoFault[] {
  const named = (searchParams.get(photoFaultParameter) ?? "").split(",");
  return photoFaults.filter((fault) => named.includes(fault));
}

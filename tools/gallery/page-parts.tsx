import { loadParts as loadSearchParts } from "../../mfe-inventory/src/pages/search/search-page.tsx";
import { loadParts as loadVehicleParts } from "../../mfe-inventory/src/pages/vehicle/vehicle-page.tsx";

/** Loads the lazy parts of the pages that the gallery shows, on the server and before hydration. */
export async function loadPageParts(): Promise<void> {
  await Promise.all([loadSearchParts(), loadVehicleParts()]);
}

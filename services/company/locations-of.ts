import type { Location } from "@forecourt/contracts/areas/company/contracts";
import type { Tenant } from "@forecourt/contracts/tenant";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";

/** All stores of the dealer; the store whose page is shown is marked as current. */
export function locationsOf(dealers: Dealers, { dealerId, storeId }: Tenant): Location[] {
  const here = dealers.config({ dealerId, storeId }).store.id;
  return dealers.stores(dealerId).map((id) => {
    const { store, company, map } = dealers.config({ dealerId, storeId: id });
    const { addressLine1, addressLine2, city, stateShort, zip, phone } = company;
    return {
      id,
      name: company.name,
      storeName: store.name,
      addressLine1,
      addressLine2,
      city,
      stateShort,
      zip,
      phone,
      mapUrl: map.url,
      latitude: map.latitude,
      longitude: map.longitude,
      since: store.since,
      picture: store.picture && dealers.assetPath(dealerId, store.picture),
      current: id === here,
    };
  });
}

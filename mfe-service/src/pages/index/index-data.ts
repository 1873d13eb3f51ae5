import type { ServiceIndex, ServiceSpecial } from "@forecourt/contracts/areas/service/contracts";

/** A special with its dates as readers write them. */
export type Special = Omit<ServiceSpecial, "startDate" | "endDate"> & { validity: string };

/** Everything the service index shows; `specials` is null where a dealer offers none at all. */
export type ServiceData = Omit<ServiceIndex, "head" | "specials"> & {
  specials: (Omit<NonNullable<ServiceIndex["specials"]>, "offers"> & { offers: Special[] }) | null;
};

import type { Adviser } from "@forecourt/contracts/areas/service/visit-parts";
import type { DealerConfig } from "@forecourt/contracts/dealer-config";

/** The adviser of a visit; an id that the settings no longer have is shown as it is. */
export function adviserOfVisit(
  { scheduling }: Pick<DealerConfig, "scheduling">,
  adviserId: string,
): Adviser {
  const known = scheduling.advisers.find(({ id }) => id === adviserId);
  if (known === undefined) return { name: adviserId, title: "", photo: null };
  const { name, title, photo } = known;
  return { name, title, photo };
}

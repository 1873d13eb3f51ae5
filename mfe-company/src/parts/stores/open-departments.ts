import type { SiteContext } from "@forecourt/contracts/site";
import type { SiteDepartment, SiteStore, StoreStatus } from "@forecourt/contracts/site-store";
import { closedSoon } from "@forecourt/remote-kit/closed-soon";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeStatuses } from "@forecourt/remote-kit/store-status";
import type { OpenDepartment } from "./open-department.ts";

/** Sales and service of a store, each with what it is at `now` and after the next changes. */
export function openDepartments(place: SiteStore, site: SiteContext, now: Date): OpenDepartment[] {
  const { timezone, sales, service, daysOff, serviceDaysOff } = place;
  const ofDepartment = (
    name: OpenDepartment["name"],
    hours: SiteDepartment,
    closed: readonly string[] = [],
  ): OpenDepartment => {
    const store = { ...(timezone && { timezone }), sales: hours, daysOff: closed };
    const named = ([status, until]: StoreStatus): StoreStatus => [
      fillText(site.texts, `contact.status.${name}`, { status }),
      until,
    ];
    const timeZone = timezone ?? site.timezone;
    return {
      name,
      hours,
      closedSoon: closedSoon({ hours, daysOff: closed, timeZone }, site, now),
      statuses: storeStatuses(store, site, now).map(named),
    };
  };
  return [
    ofDepartment("sales", sales, daysOff),
    ...(service ? [ofDepartment("service", service, serviceDaysOff)] : []),
  ];
}

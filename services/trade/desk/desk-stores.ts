import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import {
  chosenStores,
  type StoreChoice,
  type StoreTenant,
} from "@forecourt/service-kit/staff/chosen-stores";
import type { DeskDeps } from "./desk-deps.ts";

/** A store that takes trades. */
export interface DeskStore extends StoreTenant {
  config: DealerConfig;
  texts: Readonly<Record<string, string>>;
  /** The site's address. */
  origin: string;
  /** Today in the store's time zone. */
  today: string;
}

type StoreDeps = Pick<DeskDeps, "dealers" | "now">;

/** The stores of the choice that take trades. @throws StaffError when there is none */
export function deskStores({ dealers, now }: StoreDeps, choice: StoreChoice): DeskStore[] {
  const current = dealers.current();
  const takes = (tenant: StoreTenant) => current.site(tenant).pages["sellTrade"] === true;
  return chosenStores(current, { choice, takes, what: "takes trades" }).map((tenant) =>
    deskStore({ dealers, now }, tenant),
  );
}

export function deskStore({ dealers, now }: StoreDeps, tenant: StoreTenant): DeskStore {
  const current = dealers.current();
  const config = current.config(tenant);
  const { texts, origin } = current.site(tenant);
  const { day: today } = wallTimeAt(now(), config.company.timezone);
  return { ...tenant, config, texts, origin, today };
}

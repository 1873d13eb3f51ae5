import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useFrameStore } from "./frame-store.tsx";

/**
 * The store's phone on the pages of an area, in E.164 and as it is shown; that of service has one of its own at many
 * stores. `labeled` = with the store's name, where a group has no store in mind.
 */
export function usePhone(
  area: string | null | undefined,
): [phone: string, masked: string, labeled: string] {
  const { phoneMasks, stores } = useSite();
  const { store, named } = useFrameStore();
  const { phone } = (area === "service" && store.service) || store;
  const masked = maskPhone(phone, phoneMasks.general);
  return [phone, masked, named || stores.length < 2 ? masked : `${store.name}: ${masked}`];
}

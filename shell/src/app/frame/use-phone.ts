import { maskPhone } from "@forecourt/domain/phone";
import { useSite } from "@forecourt/remote-kit/site-context";
import { useFrameStore } from "./frame-store.tsx";

/** The store's phone on the pages of an area, in E.164 and as it is shown; that of service has one of its own at many stores. */
export function usePhone(area: string | null | undefined): [phone: string, masked: string] {
  const { phoneMasks } = useSite();
  const { store } = useFrameStore();
  const { phone } = (area === "service" && store.service) || store;
  return [phone, maskPhone(phone, phoneMasks.general)];
}

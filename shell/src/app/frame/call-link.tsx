import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import Phone from "lucide-react/icons/phone";
import styles from "./header.module.css";

interface CallLinkProps {
  /** The area of the page; that of service has a phone of its own at many stores. */
  area?: string | null | undefined;
  /** True also where there is little room. */
  isNumberShown?: boolean;
}

/** The store's phone in a header; the number is shown where there is room beside the menus. */
export function CallLink({ area, isNumberShown = false }: CallLinkProps) {
  const { store, phoneMasks } = useSite();
  const { phone: number } = (area === "service" ? store.service : null) ?? store;
  const t = useTexts();
  const phone = maskPhone(number, phoneMasks.general);
  return (
    <PhoneLink phone={number} label={t("frame.call", { phone })} className={styles.call}>
      <Phone size={20} />
      <span className={isNumberShown ? undefined : styles.number}>{phone}</span>
    </PhoneLink>
  );
}

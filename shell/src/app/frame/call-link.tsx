import { maskPhone } from "@forecourt/domain/phone";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import Phone from "lucide-react/icons/phone";
import styles from "./header.module.css";

/** The store's phone in a header; the number is shown where there is room beside the menus. */
export function CallLink({ isNumberShown = false }: { isNumberShown?: boolean }) {
  const { store, phoneMasks } = useSite();
  const t = useTexts();
  const phone = maskPhone(store.phone, phoneMasks.general);
  return (
    <PhoneLink phone={store.phone} label={t("frame.call", { phone })} className={styles.call}>
      <Phone size={20} />
      <span className={isNumberShown ? undefined : styles.number}>{phone}</span>
    </PhoneLink>
  );
}

import { useTexts } from "@forecourt/remote-kit/site-context";
import { PhoneLink } from "@forecourt/ui/elements/phone-link";
import Phone from "lucide-react/icons/phone";
import styles from "./header.module.css";
import { usePhone } from "./use-phone.ts";

interface CallLinkProps {
  /** The area of the page. */
  area?: string | null | undefined;
  /** True also where there is little room, without the name of the store. */
  isNumberShown?: boolean;
}

/** The store's phone in a header; the number is shown where there is room beside the menus. */
export function CallLink({ area, isNumberShown }: CallLinkProps) {
  const [phone, masked, labeled] = usePhone(area);
  const t = useTexts();
  return (
    <PhoneLink phone={phone} label={t("frame.call", { phone: labeled })} className={styles.call}>
      <Phone size={20} />
      {isNumberShown ? masked : <span className={styles.number}>{labeled}</span>}
    </PhoneLink>
  );
}

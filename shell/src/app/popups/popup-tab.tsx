import type { SitePopup } from "@forecourt/contracts/popups";
import { classNames } from "@forecourt/ui/class-names";
import CalendarDays from "lucide-react/icons/calendar-days";
import Car from "lucide-react/icons/car";
import CircleDollarSign from "lucide-react/icons/circle-dollar-sign";
import Gift from "lucide-react/icons/gift";
import MessageSquare from "lucide-react/icons/message-square";
import Percent from "lucide-react/icons/percent";
import Phone from "lucide-react/icons/phone";
import Tag from "lucide-react/icons/tag";
import styles from "./popup-tab.module.css";

type Tab = NonNullable<SitePopup["button"]>;

const icons = {
  tag: Tag,
  gift: Gift,
  message: MessageSquare,
  phone: Phone,
  calendar: CalendarDays,
  car: Car,
  dollar: CircleDollarSign,
  percent: Percent,
} as const satisfies Record<NonNullable<Tab["icon"]>, typeof Tag>;

interface PopupTabProps {
  tab: Tab;
  isOpen: boolean;
  onClick(): void;
}

/** The tab of a pop-up at the right edge. It is animated once, ten seconds after it appeared. */
export function PopupTab({ tab, isOpen, onClick }: PopupTabProps) {
  const Icon = tab.icon && icons[tab.icon];
  return (
    <button
      type="button"
      className={classNames(styles.tab, styles[tab.class])}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {Icon && <Icon aria-hidden size={18} />}
      <span className={styles.text}>{tab.text}</span>
      {tab.hoverText !== null && <span className={styles.more}>{tab.hoverText}</span>}
    </button>
  );
}

import Check from "lucide-react/icons/check";
import styles from "./check-list.module.css";

/** A list of short points; renders nothing when it is empty. */
export function CheckList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check aria-hidden className={styles.mark} size={20} strokeWidth={2.25} />
          {item}
        </li>
      ))}
    </ul>
  );
}

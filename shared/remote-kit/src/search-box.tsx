import { Button } from "@forecourt/ui/elements/button";
import Search from "lucide-react/icons/search";
import styles from "./search-box.module.css";
import { useTexts } from "./site-context.tsx";

/** The search box: its action, its hidden fields, and the current text. */
export interface SearchBoxProps {
  action: string;
  hidden?: readonly (readonly [name: string, value: string])[];
  value?: string;
  /** Names the box where a page has another one. */
  label?: string;
  /** An example in the empty box; default: one of cars. */
  placeholder?: string;
}

/** The text search; the server parses the text. */
export function SearchBox({ action, hidden = [], value = "", label, placeholder }: SearchBoxProps) {
  const t = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the DOM of the tests has no <search> yet
    <form action={action} role="search" aria-label={label} className={styles.form}>
      {hidden.map(([name, hiddenValue]) => (
        <input key={name} type="hidden" name={name} value={hiddenValue} />
      ))}
      <Search size={20} className={styles.icon} />
      <input
        key={value}
        type="search"
        name="q"
        aria-label={label ?? t("search.words")}
        defaultValue={value}
        placeholder={placeholder ?? t("search.words.placeholder")}
        required
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
      <Button type="submit" className={styles.submit}>
        <Search size={20} className={styles.glass} />
        <span className={styles.label}>{t("search.words.submit")}</span>
      </Button>
    </form>
  );
}

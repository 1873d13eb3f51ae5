import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/elements/button";
import Search from "lucide-react/icons/search";
import type { SearchData } from "../pages/search/search-data.ts";
import styles from "./search-box.module.css";

/** Search in words: what they mean is the server's to find out. */
export function SearchBox({ words: { action, kept, value } }: Pick<SearchData, "words">) {
  const t = useTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the DOM of the tests has no <search> yet
    <form action={action} role="search" className={styles.form}>
      {kept.map(([name, keptValue]) => (
        <input key={name} type="hidden" name={name} value={keptValue} />
      ))}
      <Search size={20} className={styles.icon} />
      <input
        key={value}
        type="search"
        name="q"
        aria-label={t("search.words")}
        defaultValue={value}
        placeholder={t("search.words.placeholder")}
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

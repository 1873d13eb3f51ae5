import { useTexts } from "@forecourt/remote-kit/site-context";
import { Button } from "@forecourt/ui/button";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import Search from "lucide-react/icons/search";
import type { SearchData } from "../pages/search/search-data.ts";
import styles from "./search-box.module.css";

/** Search in words: what they mean is the server's to find out. */
export function SearchBox({ words: { action, kept, value } }: Pick<SearchData, "words">) {
  const t = useTexts();
  return (
      <form action={action} role="search" className={styles.form}>
        {kept.map(([name, keptValue]) => (
          <input key={name} type="hidden" name={name} value={keptValue} />
        ))}
        <label htmlFor="words">
          <VisuallyHidden>{t("search.words")}</VisuallyHidden>
        </label>
        <Search size={20} className={styles.icon} />
        <input
          key={value}
          id="words"
          type="search"
          name="q"
          defaultValue={value}
          placeholder={t("search.words.placeholder")}
          required
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
        />
        <Button type="submit" className={styles.submit}>
          {t("search.words.submit")}
        </Button>
      </form>
  );
}

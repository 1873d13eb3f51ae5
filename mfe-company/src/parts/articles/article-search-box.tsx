import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useTexts } from "@forecourt/remote-kit/site-context";

/** The search over all articles; `action` is its page. */
export function ArticleSearchBox({ action, value = "" }: { action: string; value?: string }) {
  const t = useTexts();
  return (
    <SearchBox
      action={action}
      value={value}
      label={t("articles.search.label")}
      placeholder={t("articles.search.placeholder")}
    />
  );
}

import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useTexts } from "@forecourt/remote-kit/site-context";

/** The search over the help center; `action` is its page. */
export function HelpSearchBox({ action, value = "" }: { action: string; value?: string }) {
  const t = useTexts();
  return (
    <SearchBox
      action={action}
      value={value}
      label={t("help.search.label")}
      placeholder={t("help.search.placeholder")}
    />
  );
}

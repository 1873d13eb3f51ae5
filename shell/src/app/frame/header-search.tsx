import { searchTextPath } from "@forecourt/contracts/areas/inventory/search-text-path";
import { SearchBox } from "@forecourt/remote-kit/search-box";
import { useSite, useTexts } from "@forecourt/remote-kit/site-context";
import { DropDown } from "@forecourt/ui/disclosure/drop-down";
import { VisuallyHidden } from "@forecourt/ui/layout/visually-hidden";
import Search from "lucide-react/icons/search";
import type { SyntheticEvent } from "react";
import styles from "./header-search.module.css";

/** The text search behind an icon of the header; it opens without JavaScript. */
export function HeaderSearch() {
  const { pages } = useSite();
  const t = useTexts();
  if (pages["search"] !== true) return null;
  const summary = (
    <>
      <Search size={20} />
      <VisuallyHidden>{t("frame.search")}</VisuallyHidden>
    </>
  );
  return (
    <div className={styles.search} onSubmit={close}>
      <DropDown summary={summary} summaryClass={styles.top} align="end" content="form">
        <SearchBox action={searchTextPath} label={t("frame.search")} />
      </DropDown>
    </div>
  );
}

/** The same search, open, at the top of the mobile menu. */
export function MobileSearch() {
  const { pages } = useSite();
  const t = useTexts();
  if (pages["search"] !== true) return null;
  return <SearchBox action={searchTextPath} label={t("frame.search")} />;
}

/** A client navigation does not reload the document, so the panel must be closed. */
function close({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.querySelector("details")?.removeAttribute("open");
}

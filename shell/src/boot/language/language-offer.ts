import { platformPaths } from "@forecourt/contracts/paths/platform-paths";
import type { SiteLanguage } from "@forecourt/contracts/site";
import styles from "./language-offer.module.css";

/**
 * Shows a line at the lower edge that offers the page in another language. It lies above the page, so nothing moves,
 * and is read aloud without taking the focus; the link to the content stays the first element of the page. Client
 * navigations keep it; `onDismiss` is called when the visitor does not want it.
 */
export function showLanguageOffer(
  code: string,
  { question, link, dismiss }: NonNullable<SiteLanguage["offer"]>,
  onDismiss: () => void,
): void {
  const place = create("div", { className: styles["place"] ?? "", role: "status", lang: code });
  // A live region has to be there before its text.
  document.body.append(place);
  const text = create("span", { textContent: question });
  const to = create("a", {
    className: styles["link"] ?? "",
    href: `${platformPaths.language}/${code}`,
    textContent: link,
    rel: "nofollow",
  });
  to.dataset["document"] = code;
  to.dataset["noPrefetch"] = "";
  const close = create("button", { type: "button", className: styles["close"] ?? "" });
  close.setAttribute("aria-label", dismiss);
  close.addEventListener("click", () => {
    place.remove();
    document.getElementById("main")?.focus({ preventScroll: true });
    onDismiss();
  });
  const notice = create("p", { className: styles["notice"] ?? "" });
  notice.dataset["bottomNotice"] = "";
  notice.append(text, to, close);
  requestAnimationFrame(() => place.append(notice));
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), fields);
}

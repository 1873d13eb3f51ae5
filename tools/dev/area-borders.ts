/** Data that the inline script of a document has passed to the shell. */
interface Boot {
  /** Path of each area's entry: `/remotes/NAME/RELEASE/web/…`. */
  remotes: Record<string, string>;
}

/**
 * Alt+B draws a border around the elements of each area, with its release; Alt+B again removes the borders. Runs in the
 * page and must be self-contained. Style rules only: the page's elements stay as React knows them.
 */
export function toggleAreaBorders(nameOfBoot: string): void {
  const sheet = new CSSStyleSheet();
  const labeled = (selector: string, label: string) =>
    `${selector}{display:block;position:relative;outline:2px dashed #be185d;outline-offset:-2px}` +
    `${selector}::before{content:${JSON.stringify(label)};position:absolute;inset:0 auto auto 0;z-index:2147483646;` +
    "padding:2px 8px;background:#be185d;color:#fff;font:12px/1.5 monospace}";
  const rules = () => {
    const boot: Boot | undefined = Reflect.get(globalThis, nameOfBoot);
    return Object.entries(boot?.remotes ?? {}).map(([area, entry]) => {
      const [, , name, release] = entry.split("/");
      const label = `${name} ${release}`;
      const fragments = [...document.querySelectorAll(`[data-fragment^="${area}/"]`)].map(
        (element) => element.getAttribute("data-fragment") ?? "",
      );
      return [
        labeled(`[data-area="${area}"]`, label),
        ...fragments.map((id) => labeled(`[data-fragment="${id}"]`, `${id} of ${label}`)),
      ].join("");
    });
  };
  addEventListener("keydown", ({ altKey, code }) => {
    if (!altKey || code !== "KeyB") return;
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
    const isShown = others.length < document.adoptedStyleSheets.length;
    sheet.replaceSync(rules().join(""));
    document.adoptedStyleSheets = isShown ? others : [...others, sheet];
  });
}

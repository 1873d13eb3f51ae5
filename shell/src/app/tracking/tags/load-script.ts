/** Loads a third-party script, which `strict-dynamic` allows. A failure does not affect the site. */
export function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}

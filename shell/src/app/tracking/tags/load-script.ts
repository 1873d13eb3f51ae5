/** Runs a script of elsewhere. It is trusted because this one is; a failure is no matter of the site's. */
export function loadScript(src: string): void {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}

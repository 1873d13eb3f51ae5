const maxWaitMs = 3_000;

/** Resolves once the document and its resources are loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    } else setTimeout(resolve, 200);
  });
}

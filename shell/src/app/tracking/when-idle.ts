const patienceMs = 3_000;

/** Resolves once the document with all it shows is there and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    // Safari has no such thing.
    if ("requestIdleCallback" in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: patienceMs });
    } else setTimeout(resolve, 200);
  });
}

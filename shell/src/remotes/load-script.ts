const timeoutMs = 10_000;

/**
 * Loads and runs a script, whose integrity is the fragment of `url`. Rejects when it is not that, cannot be fetched or
 * exceeds the timeout.
 */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => finish(new Error(`${url}: no answer`)), timeoutMs);
    function finish(error?: Error) {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    }
    [script.src = "", script.integrity = ""] = url.split("#");
    script.addEventListener("load", () => finish());
    script.addEventListener("error", () => finish(new Error(`${url}: cannot be loaded`)));
    document.head.append(script);
  });
}

/** Milliseconds after which a script that has not answered counts as failed. */
const patienceMs = 10_000;

/** Runs the script at `address`; rejects when it cannot be fetched or does not come in time. */
export function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const timer = setTimeout(() => finish(new Error(`${address}: no answer`)), patienceMs);
    function finish(error?: Error) {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    }
    script.src = address;
    script.addEventListener("load", () => finish());
    script.addEventListener("error", () => finish(new Error(`${address}: cannot be loaded`)));
    document.head.append(script);
  });
}

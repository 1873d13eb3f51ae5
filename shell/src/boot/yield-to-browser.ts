/** Ends the current task, so that the browser can paint and handle input before the next one. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    // A timer would wait for a second in a background tab.
    const { port1, port2 } = new MessageChannel();
    const resume = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", resume, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

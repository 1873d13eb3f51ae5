/**
 * Gives jsdom what dialogs need and it lacks: they open and close, pointers can be captured and sizes
 * watched, which never change here. Browsers do more; the given function takes it back.
 */
export function stubDialog(): () => void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.setPointerCapture = () => {};
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  return () => {
    Reflect.deleteProperty(prototype, "showModal");
    Reflect.deleteProperty(prototype, "close");
    Reflect.deleteProperty(HTMLElement.prototype, "setPointerCapture");
    Reflect.deleteProperty(globalThis, "ResizeObserver");
  };
}

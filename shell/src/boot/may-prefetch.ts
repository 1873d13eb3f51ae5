/** False on slow connections and with the browser's data saver (specification). */
export function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return true;
  const slow = String(Reflect.get(connection, "effectiveType")).endsWith("2g");
  return !slow && Reflect.get(connection, "saveData") !== true;
}

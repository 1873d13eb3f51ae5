/** Whether a file's name fits a pattern such as `cars-*.csv`. */
export function fitsPattern(name: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "i").test(name);
}

/** A safe name for a file of this machine, whatever a vendor's server calls the file. */
export function safeName(name: string): string {
  const plain = name.replaceAll(/[^\w.-]+/g, "_").replace(/^\.+/, "");
  return plain.slice(-100) || "feed";
}

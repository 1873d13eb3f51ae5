import path from "node:path";

/** Path of a mapping that is part of the service: `carscom-2022.json`. */
export function mappingFile(name: string): string {
  return path.join(import.meta.dirname, "../mappings", name);
}

import type { InventoryClient } from "../inventory-client.ts";

const catalog: Readonly<Record<string, readonly string[]>> = {
  Chevrolet: ["Camaro", "Silverado 1500", "Silverado 2500 HD"],
  Ford: ["Edge", "F-150", "F-250 Super Duty", "Fusion"],
  Honda: ["Accord", "Civic", "CR-V", "HR-V"],
  Hyundai: ["Elantra", "Ioniq 5", "Ioniq 6"],
  Mazda: ["CX-5", "CX-50", "Mazda3"],
  Toyota: ["Camry", "Corolla", "Highlander", "RAV4"],
};

/** An inventory service that knows names of cars and nothing else. */
export const namesInventory = (() =>
  async (_endpoint: unknown, { query: { make = "" } }: { query: { make?: string } }) => {
    const makes = Object.keys(catalog);
    const known = makes.find((name) => name.toLowerCase() === make.toLowerCase());
    return { makes, models: catalog[known ?? ""] ?? [], trims: [], bodyStyle: null };
  }) as unknown as InventoryClient;

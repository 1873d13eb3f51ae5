import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultPageFlags } from "@forecourt/contracts/dealer-config/pages";

const dealers = path.resolve(import.meta.dirname, "../../dealers");

/** The demo dealer with one store, whose site `Site.origin` is, and the group of `Site.groupOrigin`. */
export type DemoDealer = "ozark-mitsubishi" | "heartland";

const flags = { "ozark-mitsubishi": flagsOf("ozark-mitsubishi"), heartland: flagsOf("heartland") };

function flagsOf(dealer: DemoDealer): ReadonlyMap<string, boolean> {
  const settings = ["defaults", dealer].flatMap((folder) => {
    const file = path.join(dealers, folder, "dealer.json");
    const { pages = {} }: { pages?: Record<string, boolean> } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    return Object.entries(pages);
  });
  const stores = readdirSync(path.join(dealers, dealer, "stores"));
  const isGroup = stores.filter((file) => file.endsWith(".json")).length > 1;
  return new Map([
    ...Object.entries(defaultPageFlags),
    ...settings,
    // As in the configuration: only a group has pages of stores.
    ...(isGroup ? [] : [["locations", false] as const]),
  ]);
}

/** Whether a demo dealer has switched a page on. */
export function isOnAtDemoDealer(flag: string, dealer: DemoDealer = "ozark-mitsubishi"): boolean {
  return flags[dealer].get(flag) ?? false;
}

import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";

type Socials = DealerConfig["socials"];

/** The networks in their order, by the names that they call themselves. */
const networks: readonly (readonly [keyof Socials, string])[] = [
  ["facebook", "Facebook"],
  ["twitter", "X"],
  ["instagram", "Instagram"],
  ["youtube", "YouTube"],
];

/** The dealer's pages on social networks. */
export function socialsOf(socials: Socials): SiteContext["socials"] {
  return networks.flatMap(([key, name]) => {
    const url = socials[key];
    return url === null ? [] : [{ name, url }];
  });
}

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import { UsageError } from "../command-line/usage-error.ts";
import { logoSvg } from "./logo-svg.ts";
import type { DealerFacts } from "./new-dealer-options.ts";

/**
 * Writes the files of a new dealer and returns their paths.
 * @throws UsageError where the dealer has a folder
 */
export async function writeDealer(folder: string, facts: DealerFacts): Promise<string[]> {
  const own = path.join(folder, facts.id);
  await makeFolder(own);
  const files = filesOf(facts);
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(own, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return Object.keys(files).map((name) => path.join(own, name));
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
    throw new UsageError(`${folder} exists already`, { cause: error });
  }
}

function filesOf(facts: DealerFacts): Record<string, string> {
  const logo = logoSvg(facts.name);
  return {
    "dealer.json": json(dealerFile(facts)),
    ...Object.fromEntries(
      facts.stores.map((store) => [`stores/${store.id}.json`, json(storeFile(store, facts))]),
    ),
    "assets/logo.svg": logo("#14171a"),
    "assets/logo-white.svg": logo("#ffffff"),
  };
}

function dealerFile(facts: DealerFacts) {
  const { host, name, phone, email, address, city, state, stateName, zip, timeZone, stores } =
    facts;
  const bare = host.replace(/^www\./, "");
  return {
    hosts: bare === host ? [host] : [host, bare],
    mainStore: stores[0]?.id,
    company: {
      name,
      addressLine1: address,
      city,
      state: stateName,
      stateShort: state,
      zip,
      phone,
      email,
      ...(timeZone !== null && { timezone: timeZone }),
    },
    site: {
      url: `https://${host}`,
      name,
      description: `New and used cars in ${city}, ${stateName}.`,
    },
    logos: { label: name, color: "logo.svg", white: "logo-white.svg" },
    sales: { phone },
    service: { phone },
    leads: { routes: { default: { recipient: email } } },
  };
}

function storeFile({ id, name }: DealerFacts["stores"][number], { at }: DealerFacts) {
  const destination = `${at.latitude},${at.longitude}`;
  return {
    store: { id, name },
    map: {
      url: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
      latitude: at.latitude,
      longitude: at.longitude,
    },
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

import { readFolder } from "@forecourt/service-kit/dealers/files/read-folder";
import type { Json, JsonPath } from "@forecourt/service-kit/dealers/json/json";
import { valueAt } from "@forecourt/service-kit/dealers/json/json";
import { lineOfPath } from "@forecourt/service-kit/dealers/json/line-of-path";
import { dealersOf } from "@forecourt/service-kit/dealers/load";
import { UsageError } from "../command-line/usage-error.ts";
import { allowedAt } from "./allowed-values.ts";
import { documentationOf } from "./documentation.ts";
import { readersOf } from "./readers.ts";
import { statingFiles } from "./stating-files.ts";

interface Question {
  dealer: string;
  /** `inventory.earlyAccessDays`. */
  setting: string;
  /** Null = the dealer without a chosen store. */
  store: string | null;
}

/**
 * Lines about a setting: its meaning, its possible values, its value here, the file that states it, and the files that
 * read it.
 * @throws UsageError for an unknown dealer, store or setting
 * @throws DealerConfigError where the configuration cannot be used
 */
export async function explain(
  folder: string,
  { dealer, setting, store }: Question,
): Promise<string[]> {
  const files = await readFolder(folder);
  const dealers = dealersOf(files, folder);
  if (!dealers.ids.includes(dealer)) throw new UsageError(`there is no dealer "${dealer}"`);
  if (store !== null && !dealers.stores(dealer).includes(store)) {
    throw new UsageError(`${dealer} has no store "${store}"`);
  }
  const path = pathOf(setting);
  const allowed = allowedAt(path);
  if (allowed === null) throw new UsageError(`there is no setting "${setting}"`);
  const tenant = { dealerId: dealer, storeId: store };
  const config = dealers.config(tenant) as unknown as Json;
  const said = statingFiles(files, { dealer, store: dealers.config(tenant).store.id, path });
  return [
    setting,
    ...documentationOf(path).map((line) => `  ${line}`),
    `  may be: ${allowed}`,
    `  is: ${shown(valueAt(config, path))}`,
    ...said.map(
      ({ file, text, pathInFile, value }, index) =>
        `  ${index === 0 ? "from" : "over"} ${file}:${lineOfPath(text, pathInFile)}: ${shown(value)}`,
    ),
    ...(said.length === 0 ? ["  no file says so: the default of the product"] : []),
    ...readersOf(path).map((file) => `  read in ${file}`),
  ];
}

function pathOf(setting: string): JsonPath {
  return setting.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function shown(value: Json | undefined): string {
  if (value === undefined) return "not stated";
  const text = JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 197)}...` : text;
}

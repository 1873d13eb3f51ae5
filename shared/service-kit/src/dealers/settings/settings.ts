import { DealerConfig, DealerIdentity } from "@forecourt/contracts/dealer-config";
import { defaultPageFlags } from "@forecourt/contracts/dealer-config/pages";
import { leadTemplates } from "@forecourt/contracts/leads-templates";
import { aliasFindings } from "../checks/alias-checks.ts";
import { redirectFindings } from "../checks/redirect-checks.ts";
import { settingsFindings } from "../checks/settings-checks.ts";
import { attributeToSource, type Layer } from "../files/layer.ts";
import { assetsOf, defaultsFolder, storeFiles } from "../files/layout.ts";
import { layerOf } from "../files/parse-file.ts";
import type { Files } from "../files/read-folder.ts";
import { mergeLayers } from "../json/merge.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst, type Finding } from "../problems/schema-problems.ts";
import { withElsewhereFlags } from "./elsewhere-flags.ts";
import { readGroupDefaults } from "./group-defaults.ts";
import { switchPagesOff } from "./page-switches.ts";
import { withStorePages } from "./store-pages.ts";
import { type FaultyStore, storeProblems } from "./store-problems.ts";

/** The settings of one store, and the files they were merged from, lowest first. */
export interface StoreSettings {
  config: DealerConfig;
  /** False when the main store represents the whole dealer. */
  chosen: boolean;
  layers: readonly Layer[];
}

export interface DealerSettings {
  id: string;
  identity: DealerIdentity;
  /** Settings by store id, in the order of the file names. */
  stores: ReadonlyMap<string, StoreSettings>;
  /** The settings without a chosen store. */
  overall: StoreSettings;
  /** Hashes of the pictures by name. */
  assets: ReadonlyMap<string, string>;
}

/**
 * Reads and checks `dealer.json` and the stores' files; null when something is wrong.
 * @param above layers on top of every store's file: those of experiments
 */
export function readSettings(
  files: Files,
  id: string,
  problems: Problem[],
  above: readonly Layer[] = [],
): DealerSettings | null {
  const before = problems.length;
  const layers = dealerLayers(files, id, problems);
  // Without a file of the layers, everything that it says would be missing.
  if (!layers || problems.length > before) return null;
  const identity = readIdentity(files, id, problems);
  const assets = assetsOf(files, id);
  const stores = readStores(files, id, { below: layers, above, assets }, problems);
  if (!identity || problems.length > before) return null;
  const overall = readGroupDefaults(id, identity, layers, stores, problems);
  if (!overall) return null;
  const placed = (store: StoreSettings) =>
    withStorePages(withElsewhereFlags(store, stores.values()), stores.size);
  return {
    id,
    identity,
    stores: new Map([...stores].map(([name, store]) => [name, placed(store)])),
    overall: placed(overall),
    assets,
  };
}

/** Defaults of the areas, below all files: page flags, and how leads are sent. */
const areaDefaults: Layer = {
  file: `${defaultsFolder}/dealer.json`,
  root: [],
  document: {
    pages: { ...defaultPageFlags },
    leads: {
      routes: Object.fromEntries(
        Object.values(leadTemplates).map(({ form, subject, type }) => [
          form,
          type === undefined ? { subject } : { subject, type },
        ]),
      ),
    },
  },
};

/** Files beside `dealer.json` that hold one part of it, and where it belongs. */
const partFiles = [
  { name: "menu.json", root: ["menu"] },
  { name: "questionnaire.json", root: ["trade", "questionnaire"] },
  { name: "options.json", root: ["trade", "options"] },
] as const;

/** Layers below a store: the areas' and the defaults', then the dealer's, each with its parts on top. */
function dealerLayers(files: Files, id: string, problems: Problem[]): Layer[] | null {
  const dealer = layerOf(files, `${id}/dealer.json`, problems);
  if (!dealer) {
    if (!files.has(`${id}/dealer.json`)) {
      problems.push({
        file: `${id}/dealer.json`,
        path: [],
        message: "expected this file, found none",
      });
    }
    return null;
  }
  const document = withoutIdentity(dealer.document);
  const parts = (folder: string) =>
    partFiles.map(({ name, root }) => layerOf(files, `${folder}/${name}`, problems, root));
  return [
    areaDefaults,
    layerOf(files, `${defaultsFolder}/dealer.json`, problems),
    ...parts(defaultsFolder),
    { ...dealer, document },
    ...parts(id),
  ].filter((layer) => layer !== null);
}

function readIdentity(files: Files, id: string, problems: Problem[]): DealerIdentity | null {
  const file = layerOf(files, `${id}/dealer.json`, []);
  if (!file) return null;
  const { value, findings } = checkAgainst(DealerIdentity, identityIn(file.document));
  problems.push(...attributeToSource([file], findings ?? addressFindings(value)));
  return value ?? null;
}

function addressFindings({ aliases, redirects }: DealerIdentity): Finding[] {
  return [...aliasFindings(aliases), ...redirectFindings(redirects, aliases)];
}

const identityKeys = Object.keys(DealerIdentity.shape);
const optionalKeys = ["aliases", "languages", "redirects"];

type Document = Layer["document"];

/** Facts about the dealer as a whole in the dealer's file; null is like a missing key where there is a default. */
function identityIn(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).filter(
      ([key, value]) =>
        identityKeys.includes(key) && !(value === null && optionalKeys.includes(key)),
    ),
  );
}

function withoutIdentity(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).filter(([key]) => !identityKeys.includes(key)),
  );
}

interface StoreSources {
  /** Layers below a store's file, and above it. */
  below: readonly Layer[];
  above: readonly Layer[];
  assets: ReadonlyMap<string, string>;
}

function readStores(
  files: Files,
  id: string,
  { below, above, assets }: StoreSources,
  problems: Problem[],
): Map<string, StoreSettings> {
  const stores = new Map<string, StoreSettings>();
  const faulty: FaultyStore[] = [];
  const common = mergeLayers(below.map((layer) => layer.document));
  for (const file of storeFiles(files, id)) {
    const store = layerOf(files, file, problems);
    if (!store) continue;
    const layers = [...below, store, ...above];
    const { value: config, findings } = checkAgainst(
      DealerConfig,
      mergeLayers([common, store.document, ...above.map(({ document }) => document)]),
    );
    if (findings) {
      faulty.push({ layers, findings });
      continue;
    }
    problems.push(...attributeToSource(layers, settingsFindings(config, assets)));
    const twin = stores.get(config.store.id);
    if (twin) {
      const message = `store id "${config.store.id}" is already used by ${twin.layers.at(below.length)?.file}`;
      problems.push({ file, path: ["store", "id"], message });
    }
    stores.set(config.store.id, { config: switchPagesOff(config), layers, chosen: true });
  }
  problems.push(...storeProblems(faulty, stores.size, below));
  return stores;
}

import { Experiment, ExperimentName } from "@forecourt/contracts/experiments/experiment";
import { textFileOf } from "@forecourt/contracts/text-keys";
import { variantsOfCohorts } from "@forecourt/domain/experiments/cohorts";
import { attributeToSource } from "../files/layer.ts";
import { layerOf } from "../files/parse-file.ts";
import type { Files } from "../files/read-folder.ts";
import { isObject, type JsonObject, type JsonPath } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Problem } from "../problems/problem.ts";
import { checkAgainst, type Finding } from "../problems/schema-problems.ts";
import type { DealerSettings } from "../settings/settings.ts";
import { textFindings } from "../texts.ts";
import type { LoadedExperiment } from "./experiment.ts";

/** Reads and checks the experiments of a dealer, each by itself; a bad one is left out. */
export function readExperiments(
  files: Files,
  settings: Pick<DealerSettings, "id" | "identity" | "stores">,
  problems: Problem[],
): LoadedExperiment[] {
  const folder = `${settings.id}/experiments/`;
  const names = [...files.keys()].filter((file) => file.startsWith(folder));
  return names.flatMap((file) => {
    const before = problems.length;
    const experiment = readExperiment(files, file, settings, problems);
    return experiment && problems.length === before ? [experiment] : [];
  });
}

function readExperiment(
  files: Files,
  file: string,
  settings: Pick<DealerSettings, "identity" | "stores">,
  problems: Problem[],
): LoadedExperiment | null {
  const name = /([^/]*)\.json$/.exec(file)?.[1] ?? "";
  if (!ExperimentName.safeParse(name).success) {
    // A file that nothing reads is reported with all others.
    return null;
  }
  const layer = layerOf(files, file, problems);
  if (!layer) return null;
  const { value, findings } = checkAgainst(Experiment, layer.document);
  const all = findings ?? [...storeFindings(value, settings), ...variantFindings(value, settings)];
  problems.push(...attributeToSource([layer], all));
  if (!value || all.length > 0) return null;
  const shares = Object.entries(value.variants).map(([one, { share }]) => [one, share] as const);
  const { cohorts, allocationPercent } = value;
  return {
    ...value,
    name,
    file,
    variantOf: variantsOfCohorts({ name, cohorts, allocationPercent, shares }),
  };
}

function storeFindings(
  { stores: named }: Experiment,
  { stores }: Pick<DealerSettings, "stores">,
): Finding[] {
  const ids = [...stores.keys()];
  return (named ?? []).flatMap((id, index): Finding[] => {
    if (stores.has(id)) return [];
    const message = `expected the id of a store, found "${id}"${didYouMean(id, ids)}`;
    return [{ path: ["stores", index], message }];
  });
}

function variantFindings(
  { variants }: Experiment,
  { identity }: Pick<DealerSettings, "identity">,
): Finding[] {
  const all = Object.entries(variants);
  const differs = all.some(
    ([, { settings, langs }]) => Object.keys(settings).length + Object.keys(langs).length > 0,
  );
  if (!differs) {
    return [{ path: ["variants"], message: "expected settings or langs in one of the variants" }];
  }
  return all.flatMap(([name, { settings, langs }]) => [
    ...settingFindings(settings as JsonObject, ["variants", name, "settings"]),
    ...langFindings(langs, ["variants", name, "langs"], identity.languages),
  ]);
}

/**
 * Keys that an experiment may change: how pages look and are ordered. Prices, terms, taxes, legal texts, the letters of
 * leads and which pages exist are the same for everybody; services do not know of experiments.
 */
const changeable: readonly string[] = [
  "theme",
  "menu",
  "popups",
  "inventory.defaultSort",
  "inventory.filterPriority",
  "inventory.showPriceRatings",
  "inventory.showDaysOnLot",
];

function settingFindings(settings: JsonObject, at: JsonPath): Finding[] {
  return Object.entries(settings).flatMap(([key, value]): Finding[] => {
    if (changeable.includes(key)) return [];
    const isGroup = changeable.some((path) => path.startsWith(`${key}.`));
    if (!isGroup || !isObject(value)) return [unchangeable([...at, key], key)];
    return Object.keys(value)
      .filter((inner) => !changeable.includes(`${key}.${inner}`))
      .map((inner) => unchangeable([...at, key, inner], `${key}.${inner}`));
  });
}

function unchangeable(path: JsonPath, key: string): Finding {
  const known = changeable.join(", ");
  return { path, message: `an experiment cannot change "${key}", only ${known}` };
}

/**
 * Each text exists, and is given in every language of the site: a variant in one of them would be none in the others.
 */
function langFindings(
  langs: Experiment["variants"][string]["langs"],
  at: JsonPath,
  languages: readonly string[],
): Finding[] {
  const keys = new Set(Object.values(langs).flatMap((texts) => Object.keys(texts)));
  const strange = Object.keys(langs).filter((language) => !languages.includes(language));
  return [
    ...strange.map((language) => ({
      path: [...at, language],
      message: `expected a language of the site: ${languages.join(", ")}`,
    })),
    ...Object.entries(langs).flatMap(([language, texts]) =>
      Object.entries(texts)
        .flatMap(([key, text]) => [...textFindings(key, text), ...letterFindings(key)])
        .map(({ path, message }) => ({ path: [...at, language, ...path], message })),
    ),
    ...languages.flatMap((language) =>
      [...keys]
        .filter((key) => keys.size > 0 && langs[language]?.[key] === undefined)
        .map((key) => ({ path: [...at], message: `expected "${key}" in ${language}, too` })),
    ),
  ];
}

function letterFindings(key: string): Finding[] {
  if (textFileOf(key, "en") !== "leads.en.json") return [];
  return [{ path: [key], message: "an experiment cannot change the texts of letters" }];
}

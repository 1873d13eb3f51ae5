import type { Variants } from "@forecourt/domain/experiments/variant-key";
import { isObject, type JsonObject } from "../json/json.ts";
import type { Problem } from "../problems/problem.ts";
import type { LoadedExperiment } from "./experiment.ts";

/** Every page is stored once for each combination, and checked in each. */
export const maxCombinations = 8;

/** All combinations of variants that a visitor may get on one day, those of one experiment alone first. */
export function combinationsOf(experiments: readonly LoadedExperiment[]): Variants[] {
  const known = new Map<string, Variants>();
  for (const together of experimentsTogether(experiments)) {
    for (const variants of everyChoice(together)) known.set(JSON.stringify(variants), variants);
  }
  return [...known.values()].sort((one, other) => size(one) - size(other));
}

const size = (variants: Variants) => Object.keys(variants).length;

/** The experiments that run on the first day of each. */
function experimentsTogether(experiments: readonly LoadedExperiment[]): LoadedExperiment[][] {
  return experiments.map(({ starts }) =>
    experiments.filter((one) => one.starts <= starts && starts <= one.ends),
  );
}

/** Each experiment with one of its variants or without, but not all without. */
function everyChoice(experiments: readonly LoadedExperiment[]): Variants[] {
  let choices: Variants[] = [{}];
  for (const { name, variants } of experiments) {
    choices = choices.flatMap((choice) => [
      choice,
      ...Object.keys(variants).map((variant) => ({ ...choice, [name]: variant })),
    ]);
  }
  return choices.filter((choice) => size(choice) > 0);
}

/** Problems of experiments with each other: too many at one time, or two that change the same. */
export function togetherProblems(experiments: readonly LoadedExperiment[]): Problem[] {
  const tooMany = experimentsTogether(experiments).flatMap((together): Problem[] => {
    const count = together.reduce((all, { variants }) => all * Object.keys(variants).length, 1);
    const last = together.at(-1);
    if (count <= maxCombinations || !last) return [];
    const others = together.filter((one) => one !== last).map(({ name }) => name);
    const message = `expected at most ${maxCombinations} combinations of variants on one day, found ${count} with ${others.join(", ")}`;
    return [{ file: last.file, path: ["variants"], message }];
  });
  const twice = experiments.flatMap((one, index) =>
    experiments.slice(0, index).flatMap((other) => changedTwice(one, other)),
  );
  return [...tooMany, ...twice];
}

function changedTwice(one: LoadedExperiment, other: LoadedExperiment): Problem[] {
  const [first, last] = one.cohorts;
  const [otherFirst, otherLast] = other.cohorts;
  const isApart = last < otherFirst || otherLast < first;
  if (isApart || one.ends < other.starts || other.ends < one.starts) return [];
  const changes = changedBy(other);
  return [...changedBy(one)]
    .filter((change) => changes.has(change))
    .map((change) => ({
      file: one.file,
      path: ["variants"],
      message: `"${change}" is changed by ${other.file} on the same days and for the same cohorts, too`,
    }));
}

/** Keys of texts, and paths of settings. */
function changedBy({ variants }: LoadedExperiment): Set<string> {
  return new Set(
    Object.values(variants).flatMap(({ settings, langs }) => [
      ...Object.values(langs).flatMap((texts) => Object.keys(texts)),
      ...pathsIn(settings),
    ]),
  );
}

function pathsIn(settings: JsonObject, at = ""): string[] {
  return Object.entries(settings).flatMap(([key, value]) =>
    isObject(value) ? pathsIn(value, `${at}${key}.`) : [`${at}${key}`],
  );
}

import { type Variants, variantKey } from "@forecourt/domain/experiments/variant-key";
import type { LoadedViews } from "../dealers.ts";
import type { Layer } from "../files/layer.ts";
import type { LazyQueue } from "../lazily.ts";
import { type Problem, problemText } from "../problems/problem.ts";
import type { DealerSettings } from "../settings/settings.ts";
import { storeView } from "../site/store-view.ts";
import type { ViewSource } from "../site/view-source.ts";
import type { Steps } from "../steps.ts";
import { type TextsByLanguage, withTexts } from "../texts.ts";
import { combinationsOf } from "./combinations.ts";
import type { LoadedExperiment } from "./experiment.ts";

interface VariantSource {
  /** The dealer's site without experiments, which has no problem. */
  source: ViewSource;
  /** Queue of the values that the source's `later` defers. */
  unmade: LazyQueue;
  experiments: readonly LoadedExperiment[];
  /** The dealer's settings with further files on top; null = they are not valid. */
  settingsWith(above: readonly Layer[], problems: Problem[]): DealerSettings | null;
}

/**
 * Site of the dealer for each combination of variants, by its key. All combinations are made when files are checked, so
 * that a bad variant is found then, and never by a visitor.
 */
export function* variantViews(
  { source, unmade, experiments, settingsWith }: VariantSource,
  problems: Problem[],
): Steps<Map<string, () => LoadedViews | null>> {
  const views = new Map<string, () => LoadedViews | null>();
  const broken = new Set<string>();
  for (const variants of combinationsOf(experiments)) {
    const taking = experiments.filter(({ name }) => variants[name] !== undefined);
    // A fault of one variant is a fault of every combination with it.
    if (taking.some(({ file }) => broken.has(file))) continue;
    const found: Problem[] = [];
    const key = variantKey(variants) ?? "";
    const view = source.later(() =>
      viewsWith({ source, settingsWith }, { taking, variants, key }, found),
    );
    yield* unmade.makeAll();
    if (found.length === 0) views.set(key, view);
    for (const problem of found.map((one) => ofExperiment(one, taking, variants))) {
      problems.push(problem);
      broken.add(problem.file);
    }
  }
  return views;
}

interface Combination {
  taking: readonly LoadedExperiment[];
  variants: Variants;
  key: string;
}

function viewsWith(
  { source, settingsWith }: Pick<VariantSource, "source" | "settingsWith">,
  { taking, variants, key }: Combination,
  problems: Problem[],
): LoadedViews | null {
  const above = taking.flatMap((one) => settingsLayer(one, variants[one.name] ?? ""));
  const settings = above.length === 0 ? source.settings : settingsWith(above, problems);
  if (!settings) return null;
  const texts = taking.reduce(
    (all, one) => textsWith(all, one, variants[one.name] ?? ""),
    source.texts(),
  );
  const own = { ...source, settings, texts: () => texts, variants: key };
  return {
    overall: storeView(own, settings.overall, problems),
    stores: new Map(
      [...settings.stores].map(([id, store]) => [id, storeView(own, store, problems)]),
    ),
  };
}

function settingsLayer({ file, variants }: LoadedExperiment, variant: string): Layer[] {
  const document = variants[variant]?.settings ?? {};
  if (Object.keys(document).length === 0) return [];
  return [{ file, document, root: [], prefix: ["variants", variant, "settings"] }];
}

function textsWith(
  texts: TextsByLanguage,
  { file, variants }: LoadedExperiment,
  variant: string,
): TextsByLanguage {
  const changed = Object.entries(variants[variant]?.langs ?? {}).flatMap(([language, own]) => {
    const before = texts.get(language);
    const prefix = ["variants", variant, "langs", language];
    const layer = { file, document: { ...own }, root: [], prefix };
    return before ? [[language, withTexts(before, layer)] as const] : [];
  });
  return new Map([...texts, ...changed]);
}

/** The problem at the place of the experiment that causes it: without experiments there is none. */
function ofExperiment(
  problem: Problem,
  taking: readonly LoadedExperiment[],
  variants: Variants,
): Problem {
  if (taking.some(({ file }) => file === problem.file)) return problem;
  const [first] = taking;
  const { file = problem.file, name = "" } = first ?? {};
  const path = ["variants", variants[name] ?? ""];
  return { file, path, message: `with this variant, ${problemText(problem)}` };
}

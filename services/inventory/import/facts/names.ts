import { slug } from "@forecourt/domain/slug";
import type { FeedRow } from "../feed/rows.ts";
import type { VehicleMapping } from "../mapping/schema.ts";
import { makeName, modelName } from "../reference/names.ts";
import type { ReadContext } from "./cell.ts";
import type { Findings } from "./findings.ts";
import { textReader } from "./text-fact.ts";

export interface Names {
  make: string;
  makeSlug: string;
  model: string;
  modelSlug: string;
}

/** Cached pairs of names; a feed of 100,000 vehicles has a few hundred. */
const MAX_CACHED = 5000;

/** Reads make and model in their official spelling, with URL slugs. Refuses rows without one. */
export function namesReader(mapping: Pick<VehicleMapping, "make" | "model">, context: ReadContext) {
  const make = textReader(mapping.make, context);
  const model = textReader(mapping.model, context);
  const cache = new Map<string, Names>();
  return (values: FeedRow["values"], findings: Findings): Names | null => {
    const written = { make: make(values), model: model(values) };
    if (written.make === "") return findings.refuse("make-missing", make.column, "");
    if (written.model === "") return findings.refuse("model-missing", model.column, "");
    const key = `${written.make}\n${written.model}`;
    const names = cache.get(key) ?? namesOf(written.make, written.model);
    if (cache.size < MAX_CACHED) cache.set(key, names);
    return names;
  };
}

/** Maximum length of a make or model; a longer one means that the wrong column is mapped. */
const LONGEST = 60;

function namesOf(writtenMake: string, writtenModel: string): Names {
  const make = makeName(shortened(writtenMake));
  const model = modelName(make, shortened(writtenModel));
  return { make, makeSlug: slug(make), model, modelSlug: slug(model) };
}

function shortened(text: string): string {
  return [...text].slice(0, LONGEST).join("").trim();
}

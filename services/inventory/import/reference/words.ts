import type { Availability } from "@forecourt/contracts/new-vehicle-offer";
import type {
  BodyStyle,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
} from "@forecourt/contracts/vehicle";
import type { PriorUse, TitleStatus } from "@forecourt/contracts/vehicle-history";

/** Patterns for lowercase texts; the first match decides. */
export type WordTable<T> = readonly (readonly [RegExp, T])[];

/** The meaning of a lowercase text; a value of the fact means itself. Undefined = unknown. */
export function meaningOf<T extends string>(table: WordTable<T>, text: string): T | undefined {
  const [, meaning] =
    table.find(([, value]) => value === text) ??
    table.find(([pattern]) => pattern.test(text)) ??
    [];
  return meaning;
}

export const conditionWords: WordTable<Condition> = [
  [/certified|\bcpo\b/, "certified"],
  [/^(?:used|pre-?owned)\b/, "used"],
  [/^new\b/, "new"],
];

export const bodyStyleWords: WordTable<BodyStyle> = [
  [/minivan|mini van/, "minivans"],
  [/pickup|truck|\bcab\b/, "trucks"],
  [/\bsuv\b|crossover|sport utility|\bcuv\b/, "suvs"],
  [/convertible|cabrio|roadster|spyder|spider/, "convertibles"],
  [/wagon|estate/, "wagons"],
  [/hatch|liftback|sportback/, "hatchbacks"],
  [/gran coupe|sedan|saloon/, "sedans"],
  [/coupe|coupé/, "coupes"],
  [/\bvan\b|cargo|chassis|cutaway|commercial/, "commercial"],
];

export const drivetrainWords: WordTable<Drivetrain> = [
  [/^(?:4x4|4wd|four|.*\b(?:4wd|4x4|four[- ]wheel|4[- ]wheel)\b)/, "4wd"],
  [/^(?:all|.*\b(?:awd|all[- ]wheel|quattro|4matic|xdrive|4motion)\b)/, "awd"],
  [/^(?:front|.*\b(?:fwd|front[- ]wheel)\b)/, "fwd"],
  [/^(?:rear|.*\b(?:rwd|rear[- ]wheel)\b|4x2$|2wd$)/, "rwd"],
];

export const transmissionWords: WordTable<Transmission> = [
  [/cvt|continuously variable|^variable|\bivt\b/, "cvt"],
  [
    /automatic|\bauto\b|\ba\/t\b|^\d*at$|dual[- ]clutch|double[- ]clutch|\bpdk\b|\bdct\b|dsg/,
    "automatic",
  ],
  [/manual|\bm\/t\b|^\d*mt$/, "manual"],
];

export const fuelWords: WordTable<FuelType> = [
  [/plug-?in|phev/, "plug-in-hybrid"],
  [/hybrid|gas\/electric/, "hybrid"],
  [/flex|e85/, "flex-fuel"],
  [/hydrogen|fuel cell/, "hydrogen"],
  [/diesel/, "diesel"],
  [/electric|^ev$|^bev$/, "electric"],
  [/gas|unleaded|petrol/, "gasoline"],
];

export const availabilityWords: WordTable<Availability> = [
  [/transit|\bbuilt?\b|on order|in production|allocated|arriving/, "in-transit"],
  [/in[- ]?stock|on (?:the )?(?:lot|ground)|available/, "in-stock"],
];

/** A brand counts before "clean": "Clean title, previously salvage" is no clean title. */
export const titleWords: WordTable<TitleStatus> = [
  [/rebuil|reconstruct|restored/, "rebuilt"],
  [/salvage|junk/, "salvage"],
  [/flood|water/, "flood"],
  [/lemon|buy-?back/, "lemon"],
  [/^(?!.*\bnot\b).*\b(?:clean|clear)\b|^no (?:title )?(?:issues|problems|brands?)\b/, "clean"],
];

export const useWords: WordTable<PriorUse> = [
  [/rental/, "rental"],
  [/fleet|commercial|corporate|taxi/, "fleet"],
  [/government|municipal|police/, "government"],
  [/lease/, "lease"],
  [/personal|private/, "personal"],
];

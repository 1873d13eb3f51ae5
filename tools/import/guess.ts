import { formatNumber } from "@forecourt/domain/format-number";
import { formatDollars } from "@forecourt/domain/money";
import { Findings } from "@forecourt/service-inventory/import/facts/findings";
import { rowReader } from "@forecourt/service-inventory/import/facts/row-reader";
import type { VehicleFacts } from "@forecourt/service-inventory/import/facts/vehicle-facts";
import { openFeed } from "@forecourt/service-inventory/import/feed/open";
import { guessMapping } from "@forecourt/service-inventory/import/guess/guess-mapping";
import { readSample } from "@forecourt/service-inventory/import/guess/read-sample";
import { Mapping } from "@forecourt/service-inventory/import/mapping/schema";

/** A proposed mapping file, and notes for the person who completes it. */
export interface GuessedFile {
  mapping: string;
  notes: string[];
}

const shownRows = 3;

/** Proposes a mapping for a feed, and shows the first rows as the mapping reads them. Throws `feed-refused`. */
export async function guessFile(file: string, today: string): Promise<GuessedFile> {
  const { format, sample } = await readSample(file);
  const guess = guessMapping(sample);
  const { quote: _, ...written } = format;
  const proposal = {
    about: `Proposed from ${sample.rows.length} rows; check each source.`,
    ...written,
    ...(guess.title && { title: guess.title }),
    vehicle: guess.vehicle,
  };
  const notes = [
    ...guess.missing.map(
      (fact) => `no column was found for "${fact}": add a source, or a constant`,
    ),
    ...(guess.unused.length === 0 ? [] : [`not used: ${guess.unused.join(", ")}`]),
    ...(guess.missing.length === 0 ? await firstCars(file, proposal, today) : []),
  ];
  return { mapping: JSON.stringify(proposal, null, 2), notes };
}

/** The first rows as cars, or why they are none. */
async function firstCars(file: string, proposal: object, today: string): Promise<string[]> {
  const mapping = Mapping.parse(proposal);
  const open = await openFeed(file, mapping);
  const read = rowReader(mapping, open);
  const findings = new Findings();
  const lines: string[] = [];
  for await (const row of open.rows) {
    const found = read(row, today, findings);
    if (found.kind === "car") lines.push(`line ${row.line}: ${carLine(found.car)}`);
    if (found.kind === "refused") {
      const { reason, column, value } = found.fault;
      lines.push(`line ${row.line} would be refused: ${reason}, ${column ?? "the row"} "${value}"`);
    }
    if (lines.length === shownRows) break;
  }
  return lines;
}

function carLine(car: VehicleFacts): string {
  const { condition, year, make, model, trim, mileage, price, images } = car;
  return [
    `${condition} ${year} ${make} ${model}${trim === null ? "" : ` ${trim}`}`,
    price === null ? "no price" : formatDollars(price),
    mileage === null ? "no mileage" : `${formatNumber(mileage)} miles`,
    `${images.additional.length} pictures`,
  ].join(", ");
}

import type { Groups } from "../rows/groups.ts";
import {
  type CodeArray,
  CodedColumn,
  type CodedColumnBuilder,
  codesFor,
  type DictionaryValue,
} from "./coded-column.ts";
import type { Column } from "./column.ts";

/** A field that all vehicles of a group share: one code per group instead of one per vehicle. */
export class GroupedColumn<T extends DictionaryValue> implements Column<T> {
  readonly dictionary: readonly T[];
  /** Codes by group. */
  readonly codes: CodeArray;
  readonly #groups: Groups;

  /** Uses the value of the first row of each group. */
  constructor(byRow: CodedColumn<T>, groups: Groups) {
    this.dictionary = byRow.dictionary;
    this.codes = codesFor(byRow.dictionary.length, groups.count);
    for (let group = 0; group < groups.count; group++) {
      this.codes[group] = byRow.codes[groups.starts[group] as number] as number;
    }
    this.#groups = groups;
  }

  get bytes(): number {
    return this.codes.byteLength;
  }

  at(row: number): T {
    return this.dictionary[this.codes[this.#groups.of(row)] as number] as T;
  }

  extend(): CodedColumnBuilder<T> {
    return this.#byRow().extend();
  }

  #byRow(): CodedColumn<T> {
    const { starts, count } = this.#groups;
    const codes = codesFor(this.dictionary.length, starts[count] as number);
    for (let group = 0; group < count; group++) {
      codes.fill(this.codes[group] as number, starts[group], starts[group + 1]);
    }
    return new CodedColumn(this.dictionary, codes);
  }
}

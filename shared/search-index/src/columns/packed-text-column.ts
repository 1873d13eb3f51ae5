import { type Column, STEP_ROWS } from "./column.ts";
import { TextPacker, TextUnpacker } from "./packed-texts.ts";
import { type TextColumn, TextColumnBuilder } from "./text-column.ts";

/** Rows after which reading can begin anew: to read one text takes reading half as many. */
const BLOCK = 16;

const decoder = new TextDecoder();

/**
 * Texts that resemble their neighbours, such as addresses of photos: each row holds what its text does
 * not share with the one before it. Null and the empty text are the same.
 */
export class PackedTextColumn implements Pick<Column<string | null>, "at" | "bytes"> {
  readonly rows: number;
  readonly #packed: Uint8Array;
  /** Where each block's first text begins. */
  readonly #blocks: Uint32Array;

  private constructor(rows: number, packed: Uint8Array, blocks: Uint32Array) {
    this.rows = rows;
    this.#packed = packed;
    this.#blocks = blocks;
  }

  /** The texts of these rows, in this order. Yields while it packs them. */
  static *gather(source: TextColumn, rows: Uint32Array): Generator<void, PackedTextColumn, void> {
    const packer = new TextPacker();
    const blocks = new Uint32Array(Math.ceil(rows.length / BLOCK));
    for (let row = 0; row < rows.length; row++) {
      if (row % BLOCK === 0) {
        blocks[row / BLOCK] = packer.bytes;
        packer.restart();
      }
      packer.push(source.bytesAt(rows[row] as number));
      if ((row + 1) % STEP_ROWS === 0) yield;
    }
    return new PackedTextColumn(rows.length, packer.finish(), blocks);
  }

  get bytes(): number {
    return this.#packed.byteLength + this.#blocks.byteLength;
  }

  at(row: number): string | null {
    const texts = new TextUnpacker(this.#packed, this.#blocks[Math.floor(row / BLOCK)]);
    for (let passed = row % BLOCK; passed > 0; passed--) texts.next();
    const text = texts.next();
    return text.length === 0 ? null : decoder.decode(text);
  }

  /** A builder that already holds these texts as they were. Yields while it reads them. */
  *extend(): Generator<void, TextColumnBuilder, void> {
    const builder = new TextColumnBuilder();
    const texts = new TextUnpacker(this.#packed);
    for (let row = 0; row < this.rows; row++) {
      if (row % BLOCK === 0) texts.restart();
      builder.pushBytes(texts.next());
      if ((row + 1) % STEP_ROWS === 0) yield;
    }
    return builder;
  }
}

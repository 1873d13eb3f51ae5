import { type Column, STEP_ROWS } from "./column.ts";
import { TextPacker, TextUnpacker } from "./packed-texts.ts";
import { type TextColumn, TextColumnBuilder } from "./text-column.ts";

/** Rows per block. Reading starts at a block, so a lookup decodes half a block on average. */
const BLOCK = 16;

const decoder = new TextDecoder();

/**
 * Texts similar to their neighbors, such as photo URLs: each row stores only what differs from the
 * previous one. Null and the empty text are the same.
 */
export class PackedTextColumn implements Pick<Column<string | null>, "at" | "bytes"> {
  readonly rows: number;
  readonly #packed: Uint8Array;
  /** Byte offset of each block. */
  readonly #blocks: Uint32Array;

  private constructor(rows: number, packed: Uint8Array, blocks: Uint32Array) {
    this.rows = rows;
    this.#packed = packed;
    this.#blocks = blocks;
  }

  /** The texts of these rows, in this order. Yields. */
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

  /** A builder that starts with these texts, unpacked. Yields. */
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

/**
 * The one function that the index has in WebAssembly, byte by byte: JavaScript has no instruction for
 * the bits set in a word, WebAssembly has one for 64 of them. As its text form would say it:
 *
 *     (import "js" "memory" (memory 1))
 *     (func (export "count") (param $left i32) (param $right i32) (param $end i32) (result i32)
 *       (local $count i64)
 *       (loop
 *         ;; four times, at offsets 0, 8, 16 and 24
 *         (local.set $count (i64.add (i64.popcnt (i64.and
 *           (i64.load offset=0 (local.get $left)) (i64.load offset=0 (local.get $right))))
 *           (local.get $count)))
 *         (local.set $right (i32.add (local.get $right) (i32.const 32)))
 *         (br_if 0 (i32.lt_u
 *           (local.tee $left (i32.add (local.get $left) (i32.const 32))) (local.get $end))))
 *       (i32.wrap_i64 (local.get $count)))
 *
 * It counts the common bits of two areas of its memory, from `left` up to `end` and from `right` on;
 * at least 32 bytes, and a multiple of them.
 */
export function intersectionCounterModule(): Uint8Array<ArrayBuffer> {
  const [left, right, end, count] = [0, 1, 2, 3];
  const [get, set, tee] = [0x20, 0x21, 0x22];
  const [i32, i64] = [0x7f, 0x7e];
  const addTo = (offset: number) =>
    [
      [get, left, 0x29, 3, offset], // i64.load, aligned to 2^3 bytes
      [get, right, 0x29, 3, offset],
      [0x83, 0x7b], // i64.and, i64.popcnt
      [get, count, 0x7c, set, count], // i64.add
    ].flat();
  const next = (area: number) => [get, area, 0x41, STEP_BYTES, 0x6a]; // i32.const, i32.add
  const body = [
    [1, 1, i64], // one local
    [0x03, 0x40], // loop
    [0, 8, 16, 24].flatMap(addTo),
    next(right),
    [set, right],
    next(left),
    [tee, left, get, end, 0x49, 0x0d, 0], // i32.lt_u, br_if
    [0x0b], // end of the loop
    [get, count, 0xa7, 0x0b], // i32.wrap_i64
  ].flat();
  const code = [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // "\0asm", version 1
    section(1, [1, 0x60, 3, i32, i32, i32, 1, i32]),
    section(2, [1, ...name("js"), ...name("memory"), 2, 0, 1]),
    section(3, [1, 0]),
    section(7, [1, ...name("count"), 0, 0]),
    section(10, [1, ...length(body), ...body]),
  ];
  return Uint8Array.from(code.flat());
}

/** Bytes counted by one iteration of the loop. */
export const STEP_BYTES = 32;

function section(id: number, content: readonly number[]): number[] {
  return [id, ...length(content), ...content];
}

function name(text: string): number[] {
  return [text.length, ...Buffer.from(text)];
}

/** LEB128 encoding of a length below 2^14. */
function length({ length: bytes }: readonly number[]): number[] {
  return bytes < 0x80 ? [bytes] : [(bytes & 0x7f) | 0x80, bytes >>> 7];
}

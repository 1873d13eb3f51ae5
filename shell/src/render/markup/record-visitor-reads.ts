import type { Visitor } from "@forecourt/contracts/visitor/visitor";

/**
 * The same visitor for a render, and the names of the fields that the render has read so far. A list of all
 * fields, as `JSON.stringify` makes it, counts as reading each of them.
 */
export function recordVisitorReads(visitor: Visitor): {
  visitor: Visitor;
  reads: ReadonlySet<string>;
} {
  const reads = new Set<string>();
  const recorded = new Proxy(visitor, {
    get(target, field) {
      reads.add(String(field));
      return Reflect.get(target, field);
    },
    has(target, field) {
      reads.add(String(field));
      return Reflect.has(target, field);
    },
    getOwnPropertyDescriptor(target, field) {
      reads.add(String(field));
      return Reflect.getOwnPropertyDescriptor(target, field);
    },
    ownKeys(target) {
      for (const field of Reflect.ownKeys(target)) reads.add(String(field));
      return Reflect.ownKeys(target);
    },
  });
  return { visitor: recorded, reads };
}

import type { Block } from "@forecourt/contracts/content-parts";
import type { Milestone } from "./about-data.ts";

/** A history in its steps: each heading begins one. */
export function milestonesOf(blocks: readonly Block[]): Milestone[] {
  const milestones: Milestone[] = [];
  for (const block of blocks) {
    const last = milestones.at(-1);
    if (block.kind === "heading") milestones.push({ title: block.text, body: [] });
    else if (last) last.body.push(block);
    else milestones.push({ title: null, body: [block] });
  }
  return milestones;
}

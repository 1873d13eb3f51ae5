import { createHash } from "node:crypto";
import type { Recall } from "@forecourt/contracts/areas/service/recalls";
import { RecallError, type RecallSource } from "./recall-source.ts";

const invented: readonly Recall[] = [
  {
    campaign: "DEMO-26-001",
    component: "Air bags",
    summary: "The air bag inflator on the driver’s side may be damaged by humidity.",
    consequence: "In a crash, the air bag may not protect the driver as designed.",
    remedy: "The inflator is replaced.",
  },
  {
    campaign: "DEMO-26-014",
    component: "Fuel system",
    summary: "The fuel pump may stop while driving.",
    consequence: "The engine may stall, which raises the risk of a crash.",
    remedy: "The fuel pump is replaced.",
  },
];

/**
 * Invents recalls, always the same for the same VIN, so that a demo works without a contract: none, one or two. A VIN
 * that ends with 999 gets no answer.
 */
export function sandboxRecalls(): RecallSource {
  return {
    isSandbox: true,
    async openRecalls(vin) {
      if (vin.endsWith("999")) throw new RecallError("the sandbox gives no answer to this VIN");
      const drawn = createHash("sha256").update(vin).digest().readUInt32BE(0);
      return invented.slice(0, drawn % (invented.length + 1));
    },
  };
}

import { createHash } from "node:crypto";
import { type Bureau, BureauError } from "./bureau.ts";

const LOWEST = 480;
const HIGHEST = 820;

/**
 * A bureau that invents its answers, always the same for the same person, so that a demo and tests work
 * without a contract. The last names Nofile, Frozen and Noanswer give those answers.
 */
export function sandboxBureau(): Bureau {
  return {
    isSandbox: true,
    async softPull({ firstName, lastName, dateOfBirth, zip }) {
      const name = lastName.toLowerCase();
      if (name === "noanswer") throw new BureauError("the sandbox gives no answer to this name");
      if (name === "nofile") return { kind: "no-file" };
      if (name === "frozen") return { kind: "frozen" };
      const person = JSON.stringify([firstName.toLowerCase(), name, dateOfBirth, zip]);
      const drawn = createHash("sha256").update(person).digest().readUInt32BE(0);
      return { kind: "score", score: LOWEST + (drawn % (HIGHEST - LOWEST + 1)) };
    },
  };
}

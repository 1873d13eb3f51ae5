import { LeadAction } from "@forecourt/contracts/leads/leads";
import type { bookTestDrive } from "@forecourt/contracts/leads/test-drives";
import type { z } from "zod";

export type TestDriveBody = z.output<NonNullable<typeof bookTestDrive.body>>;

interface TestDriveFacts {
  /** As people read it. */
  start: string;
  /** False = the inventory service did not answer, so the store is the form's. */
  isStoreConfirmed: boolean;
}

const unconfirmedStore = "The inventory could not be asked whether this store has the car.";

/** A booking as the lead that its store receives; without `facts`, it has only the data that the visitor typed. */
export function testDriveLead(
  { user, vehicle, text }: Pick<TestDriveBody, "user" | "vehicle" | "text">,
  facts: TestDriveFacts | null = null,
): LeadAction {
  const paragraphs = [
    ...(facts === null ? [] : [`Test drive: ${facts.start}`]),
    text,
    ...(facts === null || facts.isStoreConfirmed ? [] : [unconfirmedStore]),
  ].filter((paragraph) => paragraph.trim() !== "");
  return LeadAction.parse({
    template: "SCHEDULE_TEST_DRIVE",
    user,
    vehicle,
    text: paragraphs.join("\n\n"),
  });
}

import { z } from "zod";
import { commonSymptoms } from "../areas/service/visit-paths.ts";
import { Holiday, WorkingDay } from "./departments.ts";
import { Reminder } from "./reminder.ts";
import { Cents, HttpsUrl, Line, orNull, Slug } from "./values.ts";

/** Working hours of a person; null = those of the service department. Never beyond the department's. */
const OwnHours = {
  workingHours: orNull(z.array(WorkingDay).length(7, "seven days, Monday first")),
  /** Days on which the person is away. */
  closedOn: z.array(Holiday).default([]),
};

/**
 * Receives owners: one at a time, for one slot. `id` is the slug of a person of the service department in the content
 * of the team, from which `name`, `title` and `photo` (a path of the site) are filled in when the settings are loaded.
 */
const Adviser = z
  .strictObject({
    id: Slug,
    /** The id in the dealer's own scheduling system; null = `id`. */
    systemId: orNull(Line),
    ...OwnHours,
  })
  .transform((adviser) => ({
    ...adviser,
    name: adviser.id,
    title: "",
    photo: null as string | null,
  }));

/** Works with a lift: on one vehicle at a time, from the start of the work to its end. */
const Technician = z.strictObject({
  id: Slug,
  /** Skills of services that the technician can do, besides those that need none; null = all. */
  skills: orNull(z.array(Slug)),
  ...OwnHours,
});

/** `LOF`, `BRAKE-INSP` */
export const OpCode = z
  .string()
  .max(20)
  .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, "an op code in capitals and digits, such as BRAKE-INSP");

/** Work that owners can choose. */
const ServiceOperation = z.strictObject({
  opCode: OpCode,
  name: Line,
  description: Line,
  /** Time on the lift. */
  minutes: z.int("whole minutes").min(5, "5 minutes or more").max(600, "at most 600 minutes"),
  /** The lowest price; null = none is advertised. */
  fromCents: orNull(Cents),
  /** Skill that a technician needs for the operation, such as `alignment`; null = every technician can do it. */
  skill: orNull(Slug),
  /** Miles after which it is due again and is suggested to owners; null = it is never suggested. */
  everyMiles: orNull(
    z.int("whole miles").min(1_000, "1000 or more").max(200_000, "at most 200000"),
  ),
});

/** A system of another company, over HTTP. Its secret is a variable of the environment. */
const OutsideSystem = z.strictObject({ url: HttpsUrl });

/** Online scheduling of service visits. Without an adviser and a technician, a store takes none online. */
export const Scheduling = z.strictObject({
  /** Ids of the dealer's own scheduling system; null = it is not used. */
  storeId: orNull(Line),
  /** The adviser in that system for visits whose owner wants no particular one. */
  adviserId: orNull(Line),
  technicianId: orNull(Line),
  /** Times of day at which no visit starts, `HH:MM`. */
  ignoreTimeslots: z
    .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day as HH:MM"))
    .default([]),
  /** Minutes from one start to the next; work takes whole slots. */
  slotMinutes: z.int("whole minutes").min(5, "5 minutes or more").max(240, "at most 240 minutes"),
  /** Minutes of opening hours from a booking to the first start that is offered. */
  leadTimeMinutes: z.int("whole minutes").min(0, "0 or more").max(10_080, "at most 10080"),
  /** Calendar days that can be booked, today included. */
  days: z.int("whole days").min(1, "1 or more").max(90, "at most 90"),
  advisers: z.array(Adviser).max(30, "at most 30").default([]),
  technicians: z.array(Technician).max(60, "at most 60").default([]),
  services: z.array(ServiceOperation).max(60, "at most 60").default([]),
  /** The service that is booked for problems that owners describe, where no other one looks into them. */
  diagnosisOpCode: orNull(OpCode),
  /** The service that looks into a common problem; missing or null = the diagnosis. */
  symptoms: z.partialRecord(z.enum(commonSymptoms), OpCode.nullable()).default({}),
  /** Words of owners that name a common problem, besides its own text: `brakes`. Whole words, in any case. */
  symptomWords: z
    .partialRecord(z.enum(commonSymptoms), z.array(Line).max(30, "at most 30"))
    .default({}),
  /** Choices of how owners spend the time of the work. */
  transport: z.strictObject({
    wait: z.boolean(),
    dropOff: z.boolean(),
    shuttle: z.boolean(),
    /** Loaner cars of the store; each is used once a day. 0 = none. */
    loaners: z.int("whole cars").min(0, "0 or more").max(100, "at most 100"),
  }),
  /** Time of the mail to owners before their visit, by the store's clock; null = none. */
  reminder: orNull(Reminder),
  /** Days after a visit for which its contact and vehicle are kept. */
  keepDays: z.int("whole days").min(1, "1 or more").max(3_650, "at most 3650").default(90),
  /** The dealer's own scheduling system; null = the calendar of this site. */
  system: orNull(OutsideSystem),
  /** System that is queried for open recalls by VIN; `sandbox` = invented recalls, for a demo; null = no queries. */
  recalls: orNull(z.union([OutsideSystem, z.literal("sandbox")])),
});
export type Scheduling = z.infer<typeof Scheduling>;

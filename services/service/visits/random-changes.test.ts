import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Database } from "@forecourt/service-kit/db";
import { shippedDealers } from "@forecourt/service-kit/dealers/fixtures/dealers-copy";
import { loadDealers } from "@forecourt/service-kit/dealers/load";
import { describeOnEveryDatabase } from "@forecourt/testing/databases";
import { runs, testSize } from "@forecourt/testing/test-size";
import { expect, jest, test } from "@jest/globals";
import fc from "fast-check";
import { bookVisit } from "../booking/book-visit.ts";
import { queueChange } from "../notifications/queue-change.ts";
import { deleteExpired } from "../store/cleanup.ts";
import type { ServiceTables } from "../store/tables.ts";
import { migrateService } from "../store.ts";
import { ShopModel } from "../testing/shop-model.ts";
import { cancelVisit, moveVisit } from "./change-appointment.ts";
import { holdTime } from "./hold-time.ts";
import { type ServiceStore, storeOfTenant } from "./service-store.ts";
import { emptyVisit, type VisitContact, type VisitContent } from "./visit-content.ts";
import { contentOf, insertVisit, visitByToken } from "./visit-store.ts";

jest.setTimeout(1_200_000);

const contact: VisitContact = {
  firstName: "Ada",
  lastName: "Moss",
  email: "ada@shopper.example",
  phone: "+15735550199",
  texts: false,
  textTo: null,
  business: null,
  origin: {
    network: "203.0.113.7",
    formToken: null,
    website: null,
    contactConsent: null,
    language: null,
  },
};

const vehicle = {
  vin: null,
  modelYear: 2021,
  make: "Toyota",
  model: "Camry",
  trim: null,
  mileage: null,
};

/** Few visits and times, so that they meet. */
const visitCount = 12;
const slots: Slot[] = ["2026-12-01", "2026-12-02"].flatMap((day) =>
  ["08:00", "08:30", "09:00", "09:30"].map((time) => ({ day, time })),
);

const visit = fc.integer({ min: 0, max: visitCount - 1 });
const slot = fc.integer({ min: 0, max: slots.length - 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant("hold" as const), visit, slot }),
  fc.record({ kind: fc.constant("hold" as const), visit, slot }),
  fc.record({ kind: fc.constant("book" as const), visit }),
  fc.record({ kind: fc.constant("book" as const), visit }),
  fc.record({ kind: fc.constant("move" as const), visit, slot }),
  fc.record({ kind: fc.constant("cancel" as const), visit }),
  fc.record({ kind: fc.constant("wait" as const), minutes: fc.integer({ min: 1, max: 6 }) }),
  fc.constant({ kind: "cleanup" as const }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const transports = ["wait", "drop-off", "loaner"] as const;

/** Visits of different lengths, one after the other canceled and begun again. */
function needsOf(count: number): VisitContent {
  const transport = transports[count % transports.length] ?? "wait";
  const minutes = [30, 60, 45, 90][count % 4] ?? 30;
  // Every second visit needs a skill that one of the two technicians has.
  const skill = count % 2 === 0 ? null : "alignment";
  const line = { opCode: "LOF", name: "Oil", minutes, fromCents: null, skill, isAdded: false };
  return { ...emptyVisit, vehicle, lines: [line], transport };
}

interface Run {
  database: Database<ServiceTables>;
  store: ServiceStore;
  deps: Parameters<typeof bookVisit>[0];
  model: ShopModel;
  clock: { at: Date };
  tokens: string[];
}

async function begin(run: Run, index: number, count: number): Promise<void> {
  const content = needsOf(count);
  const now = run.clock.at;
  run.tokens[index] = await insertVisit(run.database, { ...run.store, content, now });
  run.model.begin(index, content);
}

const rowOf = ({ database, store, tokens, clock }: Run, index: number) =>
  visitByToken(database, {
    dealerId: store.dealerId,
    token: tokens[index] ?? "",
    now: clock.at,
  });

/** Takes a step in the store and in the model, whose results have to agree. */
async function take(run: Run, each: Step, count: number): Promise<void> {
  const { database, deps, store, model, clock } = run;
  if (each.kind === "cleanup") return deleteExpired(database, clock.at);
  if (each.kind === "wait") {
    clock.at = new Date(clock.at.getTime() + each.minutes * 60_000);
    return model.setClock(clock.at);
  }
  const row = await rowOf(run, each.visit);
  const token = run.tokens[each.visit] ?? "";
  const timeNow = async () => contentOf(await rowOf(run, each.visit)).time;
  if (each.kind === "hold") {
    const wanted = slots[each.slot] as Slot;
    const outcome = await holdTime(deps, store, { row, slot: wanted });
    return model.hold(each.visit, wanted, outcome, await timeNow());
  }
  if (each.kind === "book") {
    const outcome = await bookVisit(deps, store, {
      row,
      token,
      contact,
      notes: "",
      recalls: emptyVisit.recalls,
      seen: null,
    });
    return model.book(each.visit, outcome, await timeNow());
  }
  if (each.kind === "move") {
    const wanted = slots[each.slot] as Slot;
    const outcome = await moveVisit(deps, store, { row, token, slot: wanted });
    return model.move(each.visit, wanted, outcome, await timeNow());
  }
  model.cancel(each.visit, await cancelVisit(deps, { row, token, reason: "" }));
  if (model.isCanceled(each.visit)) await begin(run, each.visit, count);
}

async function claimsIn({ database, clock }: Run): Promise<string[]> {
  const rows = await database.query.selectFrom("service_claims").selectAll().execute();
  return rows
    .filter(({ held_until: end }) => end === null || end > clock.at.getTime())
    .map(({ day, resource, slot: at }) => `${day} ${resource} ${at}`)
    .sort();
}

const dealers = loadDealers(shippedDealers);

describeOnEveryDatabase("random changes of visits", (open, engine) => {
  // 50 times 200 steps in soak runs.
  const steps = testSize({ normal: engine === "sqlite" ? 120 : 60, soak: 200 });

  test("never book a slot twice, never lose a time, and refuse only what is taken", async () => {
    const loaded = await dealers;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: steps, maxLength: steps, size: "max" }),
        async (list) => {
          const database = await open<ServiceTables>();
          await migrateService(database);
          const clock = { at: new Date("2026-11-30T12:00:00Z") };
          const now = () => clock.at;
          const tenant = { dealerId: "heartland", storeId: "rolla" };
          const store = storeOfTenant({ dealers: { current: () => loaded }, now }, tenant);
          const secret = "the secret of this test, long enough";
          const queue = queueChange({ dealers: { current: () => loaded }, secret });
          const deps = { database, now, eventQueues: [queue], onCommitted: () => {} };
          const model = new ShopModel(store.config.scheduling, clock.at);
          const run: Run = { database, store, deps, model, clock, tokens: [] };
          for (let index = 0; index < visitCount; index += 1) await begin(run, index, index);
          for (const [count, each] of list.entries()) {
            await take(run, each, count);
            expect(await claimsIn(run)).toEqual(model.claims());
          }
          const news = await database.query.selectFrom("service_visit_news").select("id").execute();
          expect(news).toHaveLength(model.newsCount);
        },
      ),
      runs({ normal: 3, soak: 50 }),
    );
  });
});

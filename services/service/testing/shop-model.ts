import assert from "node:assert/strict";
import type { Slot } from "@forecourt/contracts/areas/service/visit-parts";
import type { Scheduling } from "@forecourt/contracts/dealer-config/scheduling";
import type { BookOutcome } from "../booking/book-visit.ts";
import type { CancelOutcome, MoveOutcome } from "../visits/change-appointment.ts";
import type { HoldOutcome } from "../visits/hold-time.ts";
import type { VisitContent, VisitTime } from "../visits/visit-content.ts";

const HOLD_MS = 5 * 60_000;
const slotMinutes = 30;
/** Rolla is open from 8 to 18 on Tuesdays and Wednesdays. */
const closing = 18 * 60;

interface ModelVisit {
  content: VisitContent;
  state: "draft" | "booked" | "canceled";
  time: VisitTime | null;
  claims: string[];
  /** Null = booked or none. */
  heldUntil: number | null;
}

/**
 * A second, simple model of the people and times taken in a small shop, whose people have the hours of the shop. It
 * takes from the store which people a visit got, and checks that they were free.
 */
export class ShopModel {
  newsCount = 0;
  readonly #scheduling: Pick<Scheduling, "advisers" | "technicians" | "transport">;
  readonly #visits: ModelVisit[] = [];
  #now: Date;

  constructor(scheduling: Pick<Scheduling, "advisers" | "technicians" | "transport">, now: Date) {
    this.#scheduling = scheduling;
    this.#now = now;
  }

  setClock(now: Date): void {
    this.#now = now;
  }

  begin(index: number, content: VisitContent): void {
    this.#visits[index] = { content, state: "draft", time: null, claims: [], heldUntil: null };
  }

  isCanceled(index: number): boolean {
    return this.#visit(index).state === "canceled";
  }

  hold(index: number, wanted: Slot, outcome: HoldOutcome, time: VisitTime | null): void {
    const visit = this.#visit(index);
    if (visit.state !== "draft") return assert.equal(outcome, "closed");
    this.#expectFree(index, wanted, outcome, "held");
    if (outcome === "held") this.#claim(index, wanted, time, this.#now.getTime() + HOLD_MS);
  }

  book(index: number, outcome: BookOutcome, time: VisitTime | null): void {
    const visit = this.#visit(index);
    if (visit.state !== "draft") return assert.equal(outcome, "repeated");
    if (visit.time === null) return assert.equal(outcome, "incomplete");
    const isLive = this.#claimsOf(visit).length > 0;
    if (isLive) assert.equal(outcome, "booked");
    else this.#expectFree(index, visit.time, outcome, "booked");
    if (outcome !== "booked") return;
    if (isLive) Object.assign(visit, { heldUntil: null });
    else this.#claim(index, visit.time, time, null);
    visit.state = "booked";
    this.newsCount += 1;
  }

  move(index: number, wanted: Slot, outcome: MoveOutcome, time: VisitTime | null): void {
    const visit = this.#visit(index);
    if (visit.state !== "booked") return assert.equal(outcome, "closed");
    const { time: present } = visit;
    if (present?.day === wanted.day && present.time === wanted.time) {
      return assert.equal(outcome, "same");
    }
    this.#expectFree(index, wanted, outcome, "moved");
    if (outcome !== "moved") return;
    this.#claim(index, wanted, time, null);
    this.newsCount += 1;
  }

  cancel(index: number, outcome: CancelOutcome): void {
    const visit = this.#visit(index);
    if (visit.state !== "booked") return assert.equal(outcome, "closed");
    assert.equal(outcome, "canceled");
    visit.state = "canceled";
    visit.claims = [];
    this.newsCount += 1;
  }

  /** Present claims, as the store should have them. */
  claims(): string[] {
    return this.#visits.flatMap((visit) => this.#claimsOf(visit)).sort();
  }

  #visit(index: number): ModelVisit {
    const visit = this.#visits[index];
    if (!visit) throw new Error(`there is no visit ${index}`);
    return visit;
  }

  #claimsOf({ claims, heldUntil }: ModelVisit): string[] {
    return heldUntil !== null && heldUntil <= this.#now.getTime() ? [] : claims;
  }

  #expectFree(index: number, wanted: Slot, outcome: string, done: string): void {
    assert.equal(outcome, this.#isFree(index, wanted) ? done : "taken");
  }

  #takenBy(others: ModelVisit): Set<string> {
    return new Set(
      this.#visits.filter((visit) => visit !== others).flatMap((visit) => this.#claimsOf(visit)),
    );
  }

  #isFree(index: number, { day, time }: Slot): boolean {
    const visit = this.#visit(index);
    const taken = this.#takenBy(visit);
    const start = minutes(time);
    const { advisers, technicians, transport } = this.#scheduling;
    const hasAdviser = advisers.some(({ id }) => !taken.has(`${day} adviser:${id} ${start}`));
    const slots = slotsOf(visit.content);
    const latest = visit.content.transport === "wait" ? start : closing - slots * slotMinutes;
    const isLiftFree = (id: string, at: number) =>
      Array.from({ length: slots }, (_, slot) => at + slot * slotMinutes).every(
        (slot) => !taken.has(`${day} technician:${id} ${slot}`),
      );
    const starts = Array.from(
      { length: Math.max(0, (latest - start) / slotMinutes + 1) },
      (_, slot) => start + slot * slotMinutes,
    );
    const able = technicians.filter(({ skills }) => canDo(visit.content, skills));
    const hasLift = starts.some((at) => able.some(({ id }) => isLiftFree(id, at)));
    const loaners = Array.from({ length: transport.loaners }, (_, number) => number + 1);
    const hasLoaner =
      visit.content.transport !== "loaner" ||
      loaners.some((number) => !taken.has(`${day} loaner:${number} 0`));
    return hasAdviser && hasLift && hasLoaner;
  }

  /** Records the people and times that a visit got, which no other visit may have. */
  #claim(index: number, wanted: Slot, time: VisitTime | null, heldUntil: number | null): void {
    const visit = this.#visit(index);
    if (time === null) throw new Error("the store says that it allocated, but has no time");
    assert.deepEqual([time.day, time.time], [wanted.day, wanted.time]);
    const { technicians } = this.#scheduling;
    const technician = technicians.find(({ id }) => id === time.technicianId);
    assert.ok(canDo(visit.content, technician?.skills ?? null));
    const taken = this.#takenBy(visit);
    const end = minutes(time.readyBy);
    const slots = slotsOf(visit.content);
    const { day } = time;
    const work = Array.from({ length: slots }, (_, slot) => end - (slots - slot) * slotMinutes);
    const free = Array.from(
      { length: this.#scheduling.transport.loaners },
      (_, number) => `${day} loaner:${number + 1} 0`,
    ).filter((claim) => !taken.has(claim));
    const claims = [
      `${day} adviser:${time.adviserId} ${minutes(time.time)}`,
      ...work.map((slot) => `${day} technician:${time.technicianId} ${slot}`),
      ...(visit.content.transport === "loaner" ? free.slice(0, 1) : []),
    ];
    assert.deepEqual(
      claims.filter((claim) => taken.has(claim)),
      [],
    );
    assert.ok((work[0] ?? -1) >= minutes(time.time));
    Object.assign(visit, { time, claims, heldUntil });
  }
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(":").map(Number);
  return hours * 60 + rest;
}

function canDo({ lines }: VisitContent, skills: readonly string[] | null): boolean {
  return lines.every(({ skill }) => skill === null || skills === null || skills.includes(skill));
}

function slotsOf({ lines }: VisitContent): number {
  const work = lines.reduce((sum, line) => sum + line.minutes, 0);
  return Math.ceil(work / slotMinutes);
}

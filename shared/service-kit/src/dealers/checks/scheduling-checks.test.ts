import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { copyDealers, removeCopies, shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { DealerConfigError } from "../problems/problem.ts";
import { schedulingFindings } from "./scheduling-checks.ts";

afterAll(removeCopies);

let columbia: DealerConfig;
beforeAll(async () => {
  const dealers = await loadDealers(shippedDealers);
  columbia = dealers.config({ dealerId: "heartland", storeId: "columbia" });
});

function findings(change: Partial<DealerConfig["scheduling"]>): string[] {
  const scheduling = { ...columbia.scheduling, ...change };
  const found = schedulingFindings({ ...columbia, scheduling });
  return found.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("the configuration of scheduling", () => {
  test("has no findings as it ships, or without people to book", () => {
    expect(findings({})).toEqual([]);
    expect(
      findings({
        advisers: [],
        technicians: [],
        services: [],
        diagnosisOpCode: null,
        symptoms: {},
      }),
    ).toEqual([]);
  });

  test("names each person and each service once", () => {
    const { technicians, services } = columbia.scheduling;
    expect(findings({ technicians: [...technicians, ...technicians.slice(0, 1)] })).toEqual([
      'scheduling.technicians.4.id: expected one "lift-1", found a second one',
    ]);
    expect(findings({ services: [...services, ...services.slice(1, 2)] })).toEqual([
      `scheduling.services.${services.length}.opCode: expected one "TIRE-ROT", found a second one`,
    ]);
  });

  test("names a service for symptoms that is one", () => {
    expect(findings({ diagnosisOpCode: "DIAGS" })).toEqual([
      'scheduling.diagnosisOpCode: expected the op code of a service, found "DIAGS"; did you mean "DIAG"?',
    ]);
    expect(findings({ symptoms: { brakes: "BRAKE-INS", noise: null } })).toEqual([
      'scheduling.symptoms.brakes: expected the op code of a service, found "BRAKE-INS"; did you mean "BRAKE-INSP"?',
    ]);
  });

  test("names each word of a symptom once", () => {
    const symptomWords = { brakes: ["brake", "squeal"], noise: ["hum", "Squeal"] };
    expect(findings({ symptomWords })).toEqual([
      'scheduling.symptomWords.noise.1: expected one "squeal", found a second one',
    ]);
  });

  test("ignores times at which a slot starts", () => {
    expect(findings({ ignoreTimeslots: ["12:00", "12:15"] })).toEqual([
      'scheduling.ignoreTimeslots.1: expected the start of a slot of the service department, found "12:15"',
    ]);
  });

  test("has work that fits into a day, and a way to spend it", () => {
    const [service] = columbia.scheduling.services;
    const services = [
      { ...service, opCode: "ENGINE", minutes: 600 } as NonNullable<typeof service>,
    ];
    expect(findings({ services, diagnosisOpCode: null, symptoms: {} })).toEqual([]);
    const nineHours = columbia.service?.workingHours.map((day) => ({ ...day, close: 17 })) ?? [];
    const short = {
      ...columbia,
      scheduling: { ...columbia.scheduling, services, diagnosisOpCode: null, symptoms: {} },
    };
    const service9 = columbia.service && { ...columbia.service, workingHours: nineHours };
    expect(schedulingFindings({ ...short, service: service9 })).toEqual([
      {
        path: ["scheduling", "services", 0, "minutes"],
        message: "expected work that fits into a day of 540 minutes, found 600",
      },
    ]);
    const transport = { wait: false, dropOff: false, shuttle: false, loaners: 0 };
    expect(findings({ transport, services: [], diagnosisOpCode: null, symptoms: {} })).toEqual([
      "scheduling.services: expected a service that owners can book, found none",
      "scheduling.transport: expected one of the four to be offered, found none",
    ]);
  });

  test("has the ids that an outside system needs", () => {
    const system = { url: "https://scheduling.example/api" };
    expect(findings({ system, storeId: "17" })).toEqual([
      "scheduling.adviserId: expected an id of the scheduling system that is configured, found nothing",
      "scheduling.technicianId: expected an id of the scheduling system that is configured, found nothing",
    ]);
    expect(findings({ system, storeId: "17", adviserId: "a", technicianId: "t" })).toEqual([]);
  });

  test("names skills that services need and technicians have", () => {
    const [service] = columbia.scheduling.services;
    const [technician] = columbia.scheduling.technicians;
    if (!service || !technician) throw new Error("the shop of Columbia is empty");
    const services = [{ ...service, skill: "alignment" }];
    const technicians = (skills: string[] | null) => [{ ...technician, skills }];
    const changed = (skills: string[] | null) =>
      findings({ services, technicians: technicians(skills), diagnosisOpCode: null, symptoms: {} });
    expect(changed(["alignment"])).toEqual([]);
    expect(changed(null)).toEqual([]);
    expect(changed(["alignmant"])).toEqual([
      'scheduling.services.0.skill: expected a skill of one of the technicians, found "alignment"; did you mean "alignmant"?',
      'scheduling.technicians.0.skills.0: expected the skill of one of the services, found "alignmant"; did you mean "alignment"?',
    ]);
  });

  test("fails to load with the file and the place", async () => {
    const copy = await copyDealers();
    await copy.set("ozark-mitsubishi/dealer.json", ["scheduling", "slotMinutes"], 0);
    const everyMiles = ["scheduling", "services", 0, "everyMiles"];
    await copy.set("ozark-mitsubishi/dealer.json", everyMiles, 50);
    const problems = await loadDealers(copy.folder).then(
      () => [],
      (error: unknown) => {
        if (error instanceof DealerConfigError) return [...error.problems];
        throw error;
      },
    );
    expect(problems).toEqual([
      expect.stringMatching(
        /^ozark-mitsubishi\/dealer\.json: scheduling\.slotMinutes: expected 5 /,
      ),
      expect.stringMatching(
        /^ozark-mitsubishi\/dealer\.json: scheduling\.services\[0\]\.everyMiles: expected 1000 or more/,
      ),
    ]);
  });
});

describe("the schedule page", () => {
  const isOn = async (store: string, change: object) => {
    const copy = await copyDealers();
    for (const [key, value] of Object.entries(change)) {
      await copy.set("heartland/stores/rolla.json", key.split("."), value);
    }
    const dealers = await loadDealers(copy.folder);
    return dealers.site({ dealerId: "heartland", storeId: store }).pages["serviceSchedule"];
  };

  test("is there with people to book, or an outside page, and not without both", async () => {
    expect(await isOn("rolla", {})).toBe(true);
    expect(await isOn("jefferson-city", {})).toBe(false);
    expect(await isOn("rolla", { "scheduling.technicians": [] })).toBe(false);
    const scheduleLink = "https://scheduling.example/rolla";
    const outside = { "scheduling.technicians": [], "service.scheduleLink": scheduleLink };
    expect(await isOn("rolla", outside)).toBe(true);
  });
});

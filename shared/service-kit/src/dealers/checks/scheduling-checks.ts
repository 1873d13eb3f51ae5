import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { WorkingDay } from "@forecourt/contracts/dealer-config/departments";
import { minutesOf } from "@forecourt/domain/appointments/open-hours";
import { formatTime } from "@forecourt/domain/appointments/store-clock";
import type { JsonPath } from "../json/json.ts";
import { didYouMean } from "../problems/did-you-mean.ts";
import type { Finding } from "../problems/schema-problems.ts";

type Settings = Pick<DealerConfig, "scheduling" | "service">;

/**
 * Findings for online scheduling: ids that occur twice, names of nothing, times at which no visit could start, work
 * that fits into no day, and an outside system without the ids that it needs.
 */
export function schedulingFindings({ scheduling, service }: Settings): Finding[] {
  const hasPeople = scheduling.advisers.length > 0 && scheduling.technicians.length > 0;
  return [
    ...repeatedFindings(scheduling),
    ...symptomFindings(scheduling),
    ...symptomWordFindings(scheduling),
    ...systemFindings(scheduling),
    ...(hasPeople && service ? dayFindings(scheduling, service.workingHours) : []),
    ...(hasPeople ? [...choiceFindings(scheduling), ...skillFindings(scheduling)] : []),
  ].map(({ path, message }) => ({ path: ["scheduling", ...path], message }));
}

type Scheduling = Settings["scheduling"];

function repeatedFindings({ advisers, technicians, services }: Scheduling): Finding[] {
  const repeated = (list: string, key: string, values: readonly string[]) =>
    values.flatMap((value, index): Finding[] =>
      values.indexOf(value) === index
        ? []
        : [{ path: [list, index, key], message: `expected one "${value}", found a second one` }],
    );
  const ids = (people: readonly { id: string }[]) => people.map(({ id }) => id);
  return [
    ...repeated("advisers", "id", ids(advisers)),
    ...repeated("technicians", "id", ids(technicians)),
    ...repeated(
      "services",
      "opCode",
      services.map(({ opCode }) => opCode),
    ),
  ];
}

function symptomFindings({ diagnosisOpCode, symptoms, services }: Scheduling): Finding[] {
  const codes = services.map(({ opCode }) => opCode);
  const named: [JsonPath, string | null][] = [
    [["diagnosisOpCode"], diagnosisOpCode],
    ...Object.entries(symptoms).map(([name, code]): [JsonPath, string | null] => [
      ["symptoms", name],
      code,
    ]),
  ];
  return named.flatMap(([path, code]): Finding[] => {
    if (code === null || codes.includes(code)) return [];
    const hint = didYouMean(code, codes);
    return [{ path, message: `expected the op code of a service, found "${code}"${hint}` }];
  });
}

/** A word of two problems would book the services of both. */
function symptomWordFindings({ symptomWords }: Scheduling): Finding[] {
  const words = Object.entries(symptomWords).flatMap(([name, own]) =>
    own.map((word, index) => ({ path: ["symptomWords", name, index], word: word.toLowerCase() })),
  );
  return words.flatMap(({ path, word }, index): Finding[] =>
    words.findIndex((one) => one.word === word) === index
      ? []
      : [{ path, message: `expected one "${word}", found a second one` }],
  );
}

function systemFindings({ system, ...ids }: Scheduling): Finding[] {
  if (system === null) return [];
  return (["storeId", "adviserId", "technicianId"] as const).flatMap((name): Finding[] => {
    const message = "expected an id of the scheduling system that is configured, found nothing";
    return ids[name] === null ? [{ path: [name], message }] : [];
  });
}

/** A misspelled time would be ignored without a message. */
function dayFindings(
  { ignoreTimeslots, services, slotMinutes }: Scheduling,
  week: readonly WorkingDay[],
): Finding[] {
  const open = week.filter(({ closed }) => !closed);
  const starts = new Set(open.flatMap((day) => startsOf(day, slotMinutes)));
  const longest = Math.max(0, ...open.map(({ open: from, close }) => minutesOf(close - from)));
  const finding = (path: JsonPath, message: string): Finding => ({ path, message });
  return [
    ...ignoreTimeslots.flatMap((time, index) =>
      starts.has(time)
        ? []
        : [
            finding(
              ["ignoreTimeslots", index],
              `expected the start of a slot of the service department, found "${time}"`,
            ),
          ],
    ),
    ...services.flatMap(({ minutes }, index) =>
      Math.ceil(minutes / slotMinutes) * slotMinutes <= longest
        ? []
        : [
            finding(
              ["services", index, "minutes"],
              `expected work that fits into a day of ${longest} minutes, found ${minutes}`,
            ),
          ],
    ),
  ];
}

function startsOf({ open, close }: WorkingDay, slotMinutes: number): string[] {
  const count = Math.max(0, Math.floor((minutesOf(close) - minutesOf(open)) / slotMinutes));
  return Array.from({ length: count }, (_, slot) =>
    formatTime(minutesOf(open) + slot * slotMinutes),
  );
}

function choiceFindings({ services, transport }: Scheduling): Finding[] {
  const { wait, dropOff, shuttle, loaners } = transport;
  const isOffered = wait || dropOff || shuttle || loaners > 0;
  return [
    ...(services.length === 0
      ? [{ path: ["services"], message: "expected a service that owners can book, found none" }]
      : []),
    ...(isOffered
      ? []
      : [{ path: ["transport"], message: "expected one of the four to be offered, found none" }]),
  ];
}

/** A service that no technician can do would never have a time; a skill that no service needs is misspelled. */
function skillFindings({ technicians, services }: Scheduling): Finding[] {
  const needed = services.flatMap(({ skill }) => (skill === null ? [] : [skill]));
  const offered = technicians.flatMap(({ skills }) => skills ?? []);
  const isForAll = technicians.some(({ skills }) => skills === null);
  return [
    ...services.flatMap(({ skill }, index): Finding[] => {
      if (skill === null || isForAll || offered.includes(skill)) return [];
      const hint = didYouMean(skill, offered);
      const message = `expected a skill of one of the technicians, found "${skill}"${hint}`;
      return [{ path: ["services", index, "skill"], message }];
    }),
    ...technicians.flatMap(({ skills }, index) =>
      (skills ?? []).flatMap((skill, at): Finding[] => {
        if (needed.includes(skill)) return [];
        const hint = didYouMean(skill, needed);
        const message = `expected the skill of one of the services, found "${skill}"${hint}`;
        return [{ path: ["technicians", index, "skills", at], message }];
      }),
    ),
  ];
}

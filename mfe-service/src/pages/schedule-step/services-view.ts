import type { ServiceChoice } from "@forecourt/contracts/areas/service/visit-parts";
import {
  commonSymptoms,
  scheduleStepPath,
  serviceField,
  type Transport,
  visitFormPath,
} from "@forecourt/contracts/areas/service/visit-paths";
import type { Visit } from "@forecourt/contracts/areas/service/visits";
import { formatCents } from "@forecourt/domain/money";
import { durationText, vehicleName } from "../../parts/visit/format-visit.ts";
import { problemsView } from "../../parts/visit/problems-view.ts";
import { serviceCall } from "../../parts/visit/service-call.ts";
import { pickTexts, siteText, type Text } from "../../parts/visit/visit-text.ts";
import { recallsView } from "./recalls-view.ts";
import type { ServicesData } from "./step-data.ts";
import { frameOf, returnedForm, type StepView } from "./step-view.ts";

/** Data of the step that chooses the work, with the earlier choices. */
export function servicesView(view: StepView): ServicesData {
  const { request, token, visit } = view;
  const { site } = request;
  const t = siteText(site.texts);
  const { options, vehicle } = visit;
  const { fields, faults } = stateOf(visit);
  const labels = [
    ["services", t("services.legend")],
    ["symptoms", t("services.symptoms")],
    ["transport", t("services.transport")],
    ["adviser", t("services.adviser")],
  ] as const;
  return {
    kind: "services",
    frame: frameOf(view, {
      step: "services",
      title: t("services.title", { vehicle: vehicle === null ? "" : shortName(vehicle) }),
      lead: t("services.lead"),
    }),
    action: visitFormPath(token, "services"),
    fields,
    faults,
    labels: pickTexts(site.texts, ["services.", "step.back"]),
    problems: problemsView(t, { faults }, { labels, call: serviceCall(site, options.store) }),
    recalls: view.recalls && recallsView(t, view.recalls),
    due: dueText(t, visit),
    services: options.services.map((service) => serviceChoice(t, service, fields)),
    diagnosis: diagnosisTexts(t, visit),
    symptoms: commonSymptoms.map((name) => symptomOf(t, options, name)),
    transports: options.transports.map((transport) => transportChoice(t, transport, fields)),
    advisers: options.advisers.length < 2 ? [] : advisersOf(t, visit, fields),
    back: scheduleStepPath(token, "vehicle"),
  };
}

/** "Toyota RAV4": the owner knows its year and trim. */
function shortName(vehicle: NonNullable<Visit["vehicle"]>): string {
  return vehicleName({ ...vehicle, trim: null }).replace(/^\d+ /, "");
}

function stateOf(visit: Visit): Pick<ServicesData, "fields" | "faults"> {
  const returned = returnedForm(visit, "services");
  if (returned) return returned;
  // Services that were added for symptoms are no choices: they are removed with the symptoms.
  const chosen = visit.services
    .filter((opCode) => !visit.addedServices.includes(opCode))
    .map((opCode) => [serviceField(opCode), "1"] as const);
  const { symptoms, transport, adviser, options } = visit;
  const fields = {
    ...Object.fromEntries(chosen),
    symptoms,
    transport: transport ?? defaultTransport(options.transports) ?? "",
    adviser: adviser ?? "",
  };
  return { fields, faults: {} };
}

/** Transport that most owners choose. */
function defaultTransport(transports: readonly Transport[]): Transport | undefined {
  return transports.find((one) => one === "drop-off") ?? transports[0];
}

type Fields = ServicesData["fields"];

function serviceChoice(t: Text, service: ServiceChoice, fields: Fields) {
  const { opCode, name, description } = service;
  const field = serviceField(opCode);
  return {
    name: field,
    value: "1",
    label: name,
    text: description,
    about: aboutText(t, service),
    isChosen: fields[field] !== undefined,
  };
}

/** "Due around 60,000 miles: Tire rotation"; the boxes stay the owner's choice. */
function dueText(t: Text, { due }: Visit): string | null {
  if (due === null) return null;
  const miles = due.miles.toLocaleString("en-US");
  return t("services.due", { miles, services: due.services.join(", ") });
}

/** "about 1 hr · from $39.95" */
function aboutText(t: Text, { minutes, fromCents }: ServiceChoice): string {
  const time = t("services.about", { time: durationText(t, minutes) });
  return `${time} · ${priceText(t, fromCents)}`;
}

function priceText(t: Text, fromCents: number | null): string {
  if (fromCents === null) return t("services.quote");
  return fromCents === 0
    ? t("services.free")
    : t("services.from", { price: formatCents(fromCents) });
}

function diagnosisTexts(t: Text, { options }: Visit): ServicesData["diagnosis"] {
  const service = options.services.find(({ opCode }) => opCode === options.diagnosisOpCode);
  if (service === undefined) return null;
  const details = aboutText(t, service);
  return {
    field: serviceField(service.opCode),
    rule: t("services.symptoms.diagnosis", { service: service.name, details }),
    added: t("services.symptoms.own", { price: priceText(t, service.fromCents) }),
  };
}

function symptomOf(
  t: Text,
  { symptoms, symptomWords, services }: Visit["options"],
  name: (typeof commonSymptoms)[number],
): ServicesData["symptoms"][number] {
  const line = t(`services.symptoms.${name}`);
  const known = { line, words: symptomWords[name] ?? [] };
  const service = services.find(({ opCode }) => opCode === symptoms[name]);
  if (service === undefined) return { ...known, field: null, service: null };
  const values = { service: service.name, details: aboutText(t, service) };
  const text = t("services.symptoms.service", values);
  return { ...known, field: serviceField(service.opCode), service: text };
}

function transportChoice(t: Text, transport: Transport, fields: Fields) {
  return {
    name: "transport",
    value: transport,
    label: t(`transport.${transport}`),
    text: t(`transport.${transport}.text`),
    about: null,
    isChosen: fields["transport"] === transport,
  };
}

/** Anyone at first, then each adviser with their picture. */
function advisersOf(t: Text, { options }: Visit, fields: Fields): ServicesData["advisers"] {
  const choice = (value: string, label: string, text: string) => ({
    name: "adviser",
    value,
    label,
    text,
    about: null,
    isChosen: (fields["adviser"] ?? "") === value,
  });
  return [
    choice("", t("services.adviser.any"), t("services.adviser.any.text")),
    ...options.advisers.map(({ id, name, title, photo }) => ({
      ...choice(id, name, title),
      portrait: { name, photo },
    })),
  ];
}

import {
  type AlertSubject,
  getReturnedAlertForm,
} from "@forecourt/contracts/areas/inventory/alerts";
import { href } from "@forecourt/contracts/href";
import type { PageLoader, PageRequest } from "@forecourt/contracts/page";
import { alertParameters } from "@forecourt/contracts/paths/alert-paths";
import { alertsPath } from "@forecourt/contracts/paths/post-paths";
import type { TextKey } from "@forecourt/contracts/text-keys";
import { textVersion } from "@forecourt/domain/text-version";
import { areaClient } from "@forecourt/remote-kit/area-client";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { SignUpData, SignUpFormData } from "./sign-up-data.ts";
import { type NamedSubject, namedSubject } from "./sign-up-subject.ts";

/**
 * Loads the sign-up form for a car or a search, or the page after it was sent. Without either, redirects to the cars.
 */
export const loadSignUp: PageLoader<SignUpData> = async (request) => {
  const { searchParams } = request.url;
  if (!searchParams.has(alertParameters.kind)) {
    return { kind: "redirect", to: href.search(), permanent: false };
  }
  const named = await namedSubject(request);
  if (!named) return { kind: "not-found" };
  const { texts } = request.site;
  return {
    kind: "page",
    data: searchParams.has(alertParameters.sent)
      ? sentView(named, texts)
      : await formView(named, request),
    head: {
      title: fillText(texts, "alerts.form.head"),
      description: fillText(texts, "alerts.form.when"),
      canonical: null,
      index: false,
    },
    noStore: true,
  };
};

type Texts = Readonly<Record<string, string>>;

function backOf({ subject, names, back }: NamedSubject, texts: Texts): SignUpData["back"] {
  const isCar = subject.kind !== "search" && names.length === 1;
  return {
    label: fillText(texts, isCar ? "alerts.form.back.car" : "alerts.form.back.search"),
    href: back,
  };
}

function sentView(named: NamedSubject, texts: Texts): SignUpData {
  return {
    title: fillText(texts, "alerts.sent.title"),
    body: fillText(texts, "alerts.sent.body"),
    cars: [],
    back: backOf(named, texts),
    form: null,
    note: fillText(texts, "alerts.sent.missing"),
  };
}

async function formView(named: NamedSubject, request: PageRequest): Promise<SignUpData> {
  const { subject, names } = named;
  const { texts } = request.site;
  const t = (key: TextKey, values = {}) => fillText(texts, key, values);
  const [first = ""] = names;
  const body =
    subject.kind === "price" && names.length > 1
      ? t("alerts.form.body.cars")
      : t(`alerts.form.body.${subject.kind}`, { car: first, search: first });
  return {
    title: t(`alerts.form.title.${subject.kind}`),
    body,
    cars: subject.kind === "price" && names.length > 1 ? names : [],
    back: backOf(named, texts),
    form: {
      action: alertsPath,
      hidden: hiddenFields(subject, texts),
      when: t("alerts.form.when"),
      label: t("alerts.form.email"),
      submit: t("alerts.form.submit"),
      consent: t("alerts.consent"),
      ...(await returnedForm(request)),
    },
    note: null,
  };
}

function hiddenFields(subject: AlertSubject, texts: Texts): [string, string][] {
  const { kind, ...about } = subject;
  return [
    ["kind", kind],
    ...Object.entries(about).map(([name, value]): [string, string] => [name, String(value)]),
    ["contactConsent", textVersion(fillText(texts, "alerts.consent"))],
  ];
}

type Returned = Pick<SignUpFormData, "email" | "error" | "problem">;

async function returnedForm(request: PageRequest): Promise<Returned> {
  const { searchParams } = request.url;
  const { texts } = request.site;
  const problem = searchParams.get(alertParameters.problem);
  const typed = searchParams.get(alertParameters.typed);
  if (problem === null || typed === null) return { email: "", error: null, problem: null };
  const query = { typed: typed.slice(0, 1_000) };
  const { email } = await areaClient(request)(getReturnedAlertForm, { query });
  if (problem === "email") {
    return { email, error: fillText(texts, "alerts.problem.email"), problem: null };
  }
  const key = problem === "many" ? "alerts.problem.many" : "alerts.problem.again";
  return { email, error: null, problem: fillText(texts, key) };
}

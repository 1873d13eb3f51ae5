import {
  appointmentPath,
  scheduleStepPath,
  type VisitFormName,
  visitAnchors,
  visitReturn,
} from "@forecourt/contracts/areas/service/visit-paths";
import { fillText } from "@forecourt/domain/fill-text";
import { toAppError } from "@forecourt/service-kit/error-handler";
import { tenantOf } from "@forecourt/service-kit/tenant";
import type { Express } from "express";
import type { Deps } from "../deps.ts";
import { awaitConfirmation } from "../external-scheduler/await-confirmation.ts";
import { type LimitKind, limitNetwork } from "../limits/network-limit.ts";
import type { VisitRow } from "../store/tables.ts";
import { type ServiceStore, storeOfTenant } from "../visits/service-store.ts";
import { visitByToken } from "../visits/visit-store.ts";
import type { FormFields } from "./form-fields.ts";
import type { InTurn } from "./form-queue.ts";
import { type FormOutcome, mountVisitForm, type SentForm } from "./mount-visit-form.ts";
import { deleteReturnedForm, insertReturnedForm } from "./returned-form-store.ts";

type Endpoint = Parameters<typeof mountVisitForm>[1];

/** Dependencies of the forms' routes. */
export interface FormDeps extends Deps {
  inTurn: InTurn;
}

/** A form that was sent for a visit. */
export interface VisitForm extends SentForm {
  token: string;
  row: VisitRow;
  /** The store of the visit, whatever store the visitor has chosen meanwhile. */
  store: ServiceStore;
}

/**
 * Carries out a form and returns the next address, or the `faults` of a form that changed nothing. `returnTo` = another
 * page, which shows the faults.
 */
export type Act = (
  form: VisitForm,
) => Promise<
  | { location: string; event?: FormOutcome["event"] }
  | { faults: Record<string, string>; fields?: FormFields; isChanged?: true }
  | { returnTo: VisitFormName; faults: Record<string, string>; fields: FormFields }
>;

/** Serves a form of a visit. Its faults are stored for its page. */
export function visitForm(
  app: Express,
  deps: FormDeps,
  { endpoint, name, limit }: { endpoint: Endpoint; name: VisitFormName; limit: LimitKind },
  act: Act,
): void {
  const accept = async (sent: SentForm & { token: string }): Promise<FormOutcome> => {
    const row = await rowOrGone(deps, sent, name);
    if (typeof row === "string") return { location: row, event: null, faults: {} };
    const tenant = { dealerId: row.dealer_id, storeId: row.store_id };
    const store = storeOfTenant(deps, tenant);
    const form = { ...sent, row, store };
    const done = await actWithinLimit(deps, form, { limit, act });
    if ("location" in done) {
      await deleteReturnedForm(deps.database, row.id);
      return { location: done.location, event: done.event ?? null, faults: {} };
    }
    const to = "returnTo" in done ? done.returnTo : name;
    const returned = { form: to, fields: { ...(done.fields ?? sent.fields) }, faults: done.faults };
    await insertReturnedForm(deps.database, { visitId: row.id, form: returned, now: deps.now() });
    const location = pageWithProblems(sent.token, to);
    // Faults of another page are not returned: a script goes to that page, too.
    const faults = to === name ? done.faults : {};
    return { location, event: null, faults, ...("isChanged" in done && { isChanged: true }) };
  };
  // A VIN may be looked up, which takes seconds, and locks nothing.
  const isQuick = name !== "vehicle";
  mountVisitForm(app, endpoint, async (sent) => {
    const outcome = await (isQuick ? deps.inTurn(() => accept(sent)) : accept(sent));
    // Others have their turn meanwhile.
    if (outcome.event !== null) await awaitConfirmation(deps, sent.token);
    return outcome;
  });
}

/** The visit, or the address of the page that tells a browser that there is none. */
async function rowOrGone(
  deps: Deps,
  { token, request }: SentForm & { token: string },
  name: VisitFormName,
): Promise<VisitRow | string> {
  const { dealerId } = tenantOf(request);
  try {
    return await visitByToken(deps.database, { dealerId, token, now: deps.now() });
  } catch (thrown) {
    const isHtmlForm = request.is("application/x-www-form-urlencoded");
    if (toAppError(thrown).code !== "not-found" || !isHtmlForm) throw thrown;
    return pageOf(token, name);
  }
}

async function actWithinLimit(
  deps: Deps,
  form: VisitForm,
  { limit, act }: { limit: LimitKind; act: Act },
): ReturnType<Act> {
  try {
    await limitNetwork(deps, form, limit);
  } catch (thrown) {
    const isHtmlForm = form.request.is("application/x-www-form-urlencoded");
    if (toAppError(thrown).code !== "too-many-requests" || !isHtmlForm) throw thrown;
    const seconds = Number(form.response.get("retry-after") ?? 60);
    // The header belongs to no redirect.
    form.response.removeHeader("retry-after");
    const minutes = Math.max(1, Math.ceil(seconds / 60));
    return { faults: { form: fillText(form.store.texts, "service.fault.too-many", { minutes }) } };
  }
  return act(form);
}

/** The page of a form. */
function pageOf(token: string, name: VisitFormName): string {
  return name === "move" || name === "cancel"
    ? appointmentPath(token)
    : scheduleStepPath(token, name);
}

function pageWithProblems(token: string, name: VisitFormName): string {
  const move = name === "move" ? `&${visitReturn.move}=1` : "";
  return `${pageOf(token, name)}?${visitReturn.check}=1${move}#${visitAnchors.problems}`;
}

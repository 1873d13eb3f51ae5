import {
  confirmAlerts,
  endAlerts,
  getAlerts,
  unsubscribeFromAlerts,
} from "@forecourt/contracts/areas/inventory/alerts";
import { AppError } from "@forecourt/contracts/errors";
import { LinkToken } from "@forecourt/contracts/link-token";
import { managePath, manageResult } from "@forecourt/contracts/paths/alert-paths";
import { mount } from "@forecourt/service-kit/mount";
import { requireSameOrigin } from "@forecourt/service-kit/require-same-origin";
import { tenantOf } from "@forecourt/service-kit/tenant";
import express, { type Express, type Request, type RequestHandler } from "express";
import type { AlertDeps } from "../alerts/alert-deps.ts";
import { nextMorning } from "../alerts/digests/digest-time.ts";
import { namedWatches } from "../alerts/mails/named-watches.ts";
import { formFields } from "../alerts/sign-up-form.ts";
import {
  confirmWatches,
  endWatch,
  leave,
  subscriberByToken,
  watchesOf,
} from "../alerts/subscriptions/manage.ts";
import type { SubscriberRow } from "../store/alert-tables.ts";

const parseForm = express.urlencoded({ extended: false, limit: "5kb", parameterLimit: 10 });

/** A shopper's alerts, for the holder of the link in a mail. */
export function alertSubscriptionRoutes(app: Express, deps: AlertDeps): void {
  mount(app, getAlerts, async ({ params: { token }, request, response }) => {
    response.set("cache-control", "no-store");
    const subscriber = await requireSubscriber(deps, request, token);
    const tenant = { dealerId: subscriber.dealer_id, storeId: subscriber.store_id };
    const watches = await watchesOf(deps.database.query, subscriber.id);
    const named = await namedWatches(deps, tenant, watches);
    return {
      alerts: named.map(({ watch, title, path }) => ({
        id: watch.id,
        kind: watch.kind,
        title,
        path,
        isConfirmed: watch.confirmed_at !== null,
      })),
    };
  });
  const confirmForm = ({ token, request }: TokenForm) => confirm(deps, request, token);
  app.post(confirmAlerts.path, requireSameOrigin, parseForm, htmlForm(confirmForm));
  mount(app, confirmAlerts, async ({ params: { token }, request }) => ({
    location: await confirmForm({ token, alert: undefined, request }),
  }));
  const endForm = (form: TokenForm) => end(deps, form);
  app.post(endAlerts.path, requireSameOrigin, parseForm, htmlForm(endForm));
  mount(app, endAlerts, async ({ params: { token }, body: { alert }, request }) => ({
    location: await endForm({ token, alert, request }),
  }));
  unsubscribeRoutes(app, deps);
}

function unsubscribeRoutes(app: Express, deps: AlertDeps): void {
  // Mail programs post from servers of their own, in a form without a token (RFC 8058).
  app.post(unsubscribeFromAlerts.path, parseForm);
  mount(app, unsubscribeFromAlerts, async ({ params: { token }, request }) => {
    const subscriber = await subscriberOf(deps, request, token);
    if (subscriber) {
      const now = deps.now();
      await deps.database.query.transaction().execute((query) => leave(query, subscriber, now));
      deps.onQueued();
    }
    return { isSubscribed: false as const };
  });
  app.get(unsubscribeFromAlerts.path, (request, response) => {
    response.set("cache-control", "no-store");
    response.redirect(303, managePath(String(request.params["token"])));
  });
}

interface TokenForm {
  token: string;
  /** The alert to end; undefined = all alerts. */
  alert: string | undefined;
  request: Request;
}

/** Redirects an HTML form to its page; other requests go on. */
function htmlForm(accept: (form: TokenForm) => Promise<string>): RequestHandler {
  return async (request, response, next) => {
    const fields = formFields(request);
    if (fields === null) return next();
    const token = LinkToken.safeParse(request.params["token"]);
    if (!token.success) throw new AppError("bad-request", "path: expected the token of a mail");
    const location = await accept({ token: token.data, alert: fields["alert"], request });
    response.set("cache-control", "no-store").redirect(303, location);
  };
}

async function confirm(deps: AlertDeps, request: Request, token: string): Promise<string> {
  const { database, dealers, now } = deps;
  const subscriber = await requireSubscriber(deps, request, token);
  const { dealer_id: dealerId, store_id: storeId } = subscriber;
  const { timezone } = dealers.current().config({ dealerId, storeId }).company;
  const at = now();
  const firstDigestAt = nextMorning(at, timezone);
  await database.query
    .transaction()
    .execute((query) => confirmWatches(query, subscriber, { now: at, firstDigestAt }));
  return `${managePath(token)}?${manageResult.confirmed}=1`;
}

async function end(deps: AlertDeps, { token, alert, request }: TokenForm): Promise<string> {
  const subscriber = await subscriberOf(deps, request, token);
  const now = deps.now();
  if (subscriber) {
    await deps.database.query.transaction().execute(async (query) => {
      if (alert === undefined) await leave(query, subscriber, now);
      else await endWatch(query, subscriber, { watchId: alert, now });
    });
    deps.onQueued();
  }
  return `${managePath(token)}?${manageResult.ended}=1`;
}

function subscriberOf({ database }: AlertDeps, request: Request, token: string) {
  const { dealerId } = tenantOf(request);
  return subscriberByToken(database.query, { dealerId, token });
}

async function requireSubscriber(
  deps: AlertDeps,
  request: Request,
  token: string,
): Promise<SubscriberRow> {
  const subscriber = await subscriberOf(deps, request, token);
  if (!subscriber) throw new AppError("not-found", "no alerts have this token");
  return subscriber;
}

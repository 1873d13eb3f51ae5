import { z } from "zod";
import { endpoint } from "../../endpoint.ts";
import { ContactConsentVersion } from "../../leads/text.ts";
import { LinkToken } from "../../link-token.ts";
import { alertsPath } from "../../paths/post-paths.ts";
import { Vin } from "../../vehicle.ts";

/**
 * Trigger of an alert: `price` = the price of one car drops, or the car is sold or for sale again; `similar` = a car
 * like a sold one arrives; `search` = a car that matches a search arrives.
 */
export const AlertKind = z.enum(["price", "similar", "search"]);
export type AlertKind = z.infer<typeof AlertKind>;

/** Maximum length of a search's address. */
export const MAX_ALERT_SEARCH = 2_000;

/** Maximum number of cars in one sign-up: the saved ones. */
export const MAX_ALERT_CARS = 50;

/** Subject of a sign-up: cars by VIN, a sold car, or the address of a search. */
export const AlertSubject = z.union([
  z.object({
    kind: z.literal("price"),
    /** A list, or a text with commas between them, as a form has it. */
    vins: z.preprocess(
      (given) => (typeof given === "string" ? given.split(",") : given),
      z.array(Vin).min(1).max(MAX_ALERT_CARS),
    ),
  }),
  z.object({ kind: z.literal("similar"), vin: Vin }),
  z.object({ kind: z.literal("search"), search: z.string().max(MAX_ALERT_SEARCH) }),
]);
export type AlertSubject = z.infer<typeof AlertSubject>;

const tokenParams = z.object({ token: LinkToken });

/** One watch of a subscriber. */
export const Alert = z.object({
  id: z.string(),
  kind: AlertKind,
  /** "2019 Toyota Camry SE", "Used SUVs under $20,000". */
  title: z.string(),
  /** The page of the car or the search; null = it is gone. */
  path: z.string().nullable(),
  isConfirmed: z.boolean(),
});
export type Alert = z.infer<typeof Alert>;

/**
 * Signs an address up. No alert is sent before the address is confirmed. The reply does not reveal whether the address
 * is known. `location` is the page that asks the shopper to check their mail.
 */
export const signUpForAlerts = endpoint({
  method: "POST",
  path: alertsPath,
  body: z.intersection(
    AlertSubject,
    z.object({
      email: z.string().max(1_000),
      /** The version of the sentence that the form showed, see `textVersion`. */
      contactConsent: ContactConsentVersion.optional(),
      formToken: z.string().max(500).optional(),
      /** Honeypot: an invisible field that only programs fill in. */
      website: z.string().max(1_000).optional(),
    }),
  ),
  reply: z.object({ location: z.string() }),
  errors: [
    "bad-body",
    "fields-invalid",
    "forbidden",
    "idempotency-conflict",
    "not-found",
    "too-many-requests",
    "unavailable",
  ],
});

/** Email address typed into a form that was sent without JavaScript and returned; "" = too long ago. */
export const getReturnedAlertForm = endpoint({
  method: "GET",
  path: "/api/inventory/returned-alert-form",
  query: z.object({ typed: z.string().max(1_000) }),
  reply: z.object({ email: z.string() }),
  errors: ["bad-query"],
});

/** Alerts for the holder of a mail's link. The email address itself is not in the reply. */
export const getAlerts = endpoint({
  method: "GET",
  path: `${alertsPath}/:token`,
  params: tokenParams,
  reply: z.object({ alerts: z.array(Alert) }),
  errors: ["bad-request", "not-found"],
});

/** Confirms everything that waits for it. An HTML form is redirected to the page. */
export const confirmAlerts = endpoint({
  method: "POST",
  path: `${alertsPath}/:token/confirmation`,
  params: tokenParams,
  reply: z.object({ location: z.string() }),
  errors: ["bad-request", "forbidden", "not-found"],
});

/** Ends one alert, or all of them, and deletes them. An HTML form is redirected to the page. */
export const endAlerts = endpoint({
  method: "POST",
  path: `${alertsPath}/:token/end`,
  params: tokenParams,
  body: z.object({
    /** Missing = all. */
    alert: z.string().max(60).optional(),
  }),
  reply: z.object({ location: z.string() }),
  errors: ["bad-request", "bad-body", "forbidden", "not-found"],
});

/**
 * Ends all at once, for the button of mail programs (RFC 8058): a POST from anywhere. A GET leads to the page, since
 * programs that check links open them.
 */
export const unsubscribeFromAlerts = endpoint({
  method: "POST",
  path: `${alertsPath}/:token/unsubscribe`,
  params: tokenParams,
  reply: z.object({ isSubscribed: z.literal(false) }),
  errors: ["bad-request"],
});

import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { personalParameters } from "../paths/personal-parameters.ts";

const longest = 1000;

/**
 * Query parameters that tags may see: search filters and campaign parameters. All others may hold data of
 * the visitor, such as payment terms or a ZIP code. Does not use the search schemas, because this runs in
 * browsers.
 */
const searchParameterNames =
  /^(?:page|sort|body|make|model|features|fuel|drivetrain|transmission|color|interior|great-deals|price-over|price-under|mileage-over|mileage-under|year-from|year-to|cylinders|doors|store|history|not)$/;
const campaign = /^(?:utm_(?:source|medium|campaign|content|term)|gclid|fbclid)$/;

/** Search parameters with the visitor's payment terms or typed text. */
const personalSearchParameters = /^(?:down|down-percent|trade|credit|term|payment-under|text)$/;

/** Words, numbers, ids and lists of them, but no email address. */
const plainValue = /^[\w.,~+ -]{0,200}$/;

const emailSign = /@|%40/i;

/**
 * The token in such an address gives access to an inquiry, a quote, alerts, an application, an offer for a car or a
 * visit.
 */
const tokenPath =
  /^((?:\/..)?\/(?:inquiry|quote|car-alerts|auto-financing\/[a-z-]+|sell-trade-my-car\/(?:your-vehicle|offer)|service\/(?:schedule|appointment)))\/.*$/;

/**
 * The part of an address that analytics may see: the path, and the query parameters without personal
 * data. `/` where the path is not one of this site or may hold an email address.
 */
export function trackablePath(pathname: string, search: string): string {
  const path = pathname.replace(tokenPath, "$1");
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) =>
        (searchParameterNames.test(name) || campaign.test(name)) && plainValue.test(value),
    ),
  );
  const whole = query.size === 0 ? path : `${path}?${query}`;
  return [whole, path].find(isTrackable) ?? "/";
}

/** True when `path`, with its query, is unchanged by `trackablePath`. */
export function isTrackablePath(path: string): boolean {
  const [pathname = "", ...rest] = path.split("?");
  return trackablePath(pathname, rest.join("?")) === path;
}

/**
 * True when an address holds personal data: payment terms, a ZIP code, a token that opens what a visitor sent, an
 * email address. Tags that read the address themselves would see it.
 */
export function isPrivateAddress(pathname: string, search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return (
    tokenPath.test(pathname) ||
    emailSign.test(pathname + search) ||
    names.some((name) => personalSearchParameters.test(name) || personalParameters.includes(name))
  );
}

function isTrackable(path: string): boolean {
  return path.length <= longest && !emailSign.test(path) && isPathOfThisSite(path);
}

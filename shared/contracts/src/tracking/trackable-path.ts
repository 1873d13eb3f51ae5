import { isPathOfThisSite } from "../paths/path-of-this-site.ts";
import { personalParameters } from "../paths/personal-parameters.ts";

const longest = 1000;

/**
 * Query parameters that say what is looked for, or which advertisement led here; what is not named
 * may say something of the visitor, such as his terms or his ZIP code. Without the schemas of the
 * search, because this runs in browsers.
 */
const searched =
  /^(?:page|sort|body|make|model|features|fuel|drivetrain|transmission|color|interior|great-deals|price-over|price-under|mileage-under|year-from|year-to)$/;
const campaign = /^(?:utm_(?:source|medium|campaign|content|term)|gclid|fbclid)$/;

/** What a search knows of how its visitor would pay, and his own words. */
const ofVisitor = /^(?:down|trade|credit|term|payment-under|text)$/;

/** Words, numbers, ids and lists of them: no e-mail address. */
const plainValue = /^[\w.,~+ -]{0,200}$/;

const mailSign = /@|%40/i;

/** Whoever has the rest of such an address can see how an inquiry stands. */
const inquiryPath = /^\/inquiry\/.*$/;

/**
 * What may be told of a page to whoever counts visits: its path, and of its query what says nothing of
 * the visitor. `/` for what is no path of this site, or may hold an e-mail address.
 */
export function trackablePath(pathname: string, search: string): string {
  const path = pathname.replace(inquiryPath, "/inquiry");
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(
      ([name, value]) => (searched.test(name) || campaign.test(name)) && plainValue.test(value),
    ),
  );
  const whole = query.size === 0 ? path : `${path}?${query}`;
  return [whole, path].find(isTellable) ?? "/";
}

/** Whether `path`, with its query, is what `trackablePath` leaves of it. */
export function isTrackablePath(path: string): boolean {
  const [pathname = "", ...rest] = path.split("?");
  return trackablePath(pathname, rest.join("?")) === path;
}

/**
 * Whether an address says something of its visitor: his terms, his ZIP code, how his inquiry stands, an
 * e-mail address. Whoever reads addresses by himself learns it.
 */
export function isPrivateAddress(pathname: string, search: string): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return (
    inquiryPath.test(pathname) ||
    mailSign.test(pathname + search) ||
    names.some((name) => ofVisitor.test(name) || personalParameters.includes(name))
  );
}

function isTellable(path: string): boolean {
  return path.length <= longest && !mailSign.test(path) && isPathOfThisSite(path);
}

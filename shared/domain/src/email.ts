const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** At least two letters, or an internationalized domain in its ASCII form. */
const topLevelDomain = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i;

/**
 * True for one plain email address, `name@domain.tld`: no display name, quotes, comments, groups or
 * lists, which mail servers could read as several addresses.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf("@");
  const name = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  const last = labels.pop() ?? "";
  return (
    at > 0 &&
    text.length <= MAX_LENGTH &&
    name.length <= MAX_LOCAL_LENGTH &&
    localPart.test(name) &&
    labels.length > 0 &&
    labels.every((each) => label.test(each)) &&
    topLevelDomain.test(last)
  );
}

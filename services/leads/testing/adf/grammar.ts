/** The content of an element by the corrected DTD of ADF 1.0. */
export interface ElementRule {
  /**
   * Elements in their order, each with how often: `?` at most once, `*` any number, `+` at least
   * once, `~` once, though many senders leave it out, nothing once. No list: text.
   */
  readonly children?: readonly string[];
  /** At least one of these is required. */
  readonly oneOf?: readonly string[];
  /** Values by name; null = any text. */
  readonly attributes?: Readonly<Record<string, readonly string[] | null>>;
}

const flag = ["0", "1"];
const money = { currency: null };

/** Elements with children or attributes; all others contain text. */
const rules: Readonly<Record<string, ElementRule>> = {
  adf: { children: ["prospect+"] },
  prospect: {
    children: ["id*", "requestdate", "vehicle+", "customer", "vendor", "provider?"],
    attributes: { status: ["new", "resend"] },
  },
  id: { attributes: { sequence: null, source: null } },
  vehicle: {
    children:
      "id* year make model vin? stock? trim? doors? bodystyle? transmission? odometer? condition? colorcombination* imagetag? price? pricecomments? option* finance? comments?".split(
        " ",
      ),
    attributes: {
      interest: ["buy", "lease", "sell", "trade-in", "test-drive"],
      status: ["new", "used"],
    },
  },
  odometer: {
    attributes: {
      status: ["unknown", "rolledover", "replaced", "original"],
      units: ["km", "mi"],
    },
  },
  colorcombination: {
    children: ["interiorcolor?", "exteriorcolor?", "preference"],
    oneOf: ["interiorcolor", "exteriorcolor"],
  },
  imagetag: { attributes: { width: null, height: null, alttext: null } },
  price: {
    attributes: {
      type: ["quote", "offer", "msrp", "invoice", "call", "appraisal", "asking"],
      delta: ["absolute", "relative", "percentage"],
      relativeto: ["msrp", "invoice"],
      source: null,
      ...money,
    },
  },
  option: { children: ["optionname", "manufacturercode?", "stock?", "weighting?", "price?"] },
  finance: { children: ["method", "amount+", "balance?"] },
  amount: {
    attributes: {
      type: ["downpayment", "monthly", "total"],
      limit: ["maximum", "minimum", "exact"],
      ...money,
    },
  },
  balance: { attributes: { type: ["finance", "residual"], ...money } },
  customer: { children: ["contact", "id*", "timeframe?", "comments?"] },
  timeframe: {
    children: ["description?", "earliestdate?", "latestdate?"],
    oneOf: ["earliestdate", "latestdate"],
  },
  vendor: { children: ["id*", "vendorname~", "url?", "contact~"] },
  provider: {
    children: ["id*", "name", "service?", "url?", "email?", "phone?", "contact?"],
  },
  contact: {
    children: ["name+", "email?", "phone*", "address?"],
    oneOf: ["email", "phone"],
    attributes: { primarycontact: flag },
  },
  name: {
    attributes: {
      part: ["surname", "first", "middle", "suffix", "last", "full"],
      type: ["business", "individual"],
    },
  },
  email: { attributes: { preferredcontact: flag } },
  phone: {
    attributes: {
      type: ["voice", "fax", "cellphone", "pager"],
      time: ["morning", "afternoon", "evening", "nopreference", "day"],
      preferredcontact: flag,
    },
  },
  address: {
    children: ["street+", "apartment?", "city?", "regioncode?", "postalcode?", "country?"],
    attributes: { type: ["work", "home", "delivery"] },
  },
  street: { attributes: { line: null } },
};

const text: ElementRule = {};

/** The rule of an element at an allowed position. */
export function ruleOf(name: string): ElementRule {
  return Object.hasOwn(rules, name) ? (rules[name] ?? text) : text;
}

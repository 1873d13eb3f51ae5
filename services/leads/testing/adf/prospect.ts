import type { XmlElement } from "./xml-tree.ts";

/** The data of a prospect as in the document. Missing lists are empty, missing texts are null. */
export type Prospect = ReturnType<typeof prospectOf>;

/** The data of a validated `prospect` element. */
export function prospectOf(prospect: XmlElement) {
  const customer = child(prospect, "customer");
  const vendor = child(prospect, "vendor");
  const provider = child(prospect, "provider");
  const timeframe = textsOf(child(customer, "timeframe"));
  const ofVendor = textsOf(vendor);
  return {
    status: prospect.attributes.status ?? "new",
    ids: ids(prospect),
    requestDate: textsOf(prospect)("requestdate"),
    vehicles: all(prospect, "vehicle").map(vehicleOf),
    customer: {
      ...contactOf(child(customer, "contact")),
      ids: ids(customer),
      timeframe: {
        description: timeframe("description"),
        earliest: timeframe("earliestdate"),
        latest: timeframe("latestdate"),
      },
      comments: textsOf(customer)("comments"),
    },
    vendor: {
      ids: ids(vendor),
      name: ofVendor("vendorname"),
      url: ofVendor("url"),
      contact: contactOf(child(vendor, "contact")),
    },
    provider: provider && providerOf(provider),
  };
}

function providerOf(provider: XmlElement) {
  const text = textsOf(provider);
  return {
    ids: ids(provider),
    name: text("name"),
    service: text("service"),
    url: text("url"),
    email: text("email"),
    phone: text("phone"),
    contact: contactOf(child(provider, "contact")),
  };
}

function vehicleOf(vehicle: XmlElement) {
  const finance = child(vehicle, "finance");
  const text = textsOf(vehicle);
  return {
    interest: vehicle.attributes.interest ?? "buy",
    status: vehicle.attributes.status ?? "new",
    ids: ids(vehicle),
    year: text("year"),
    make: text("make"),
    model: text("model"),
    vin: text("vin"),
    stock: text("stock"),
    trim: text("trim"),
    doors: text("doors"),
    bodystyle: text("bodystyle"),
    transmission: text("transmission"),
    odometer: valueOrNull(child(vehicle, "odometer")),
    condition: text("condition"),
    colors: all(vehicle, "colorcombination").map(colorsOf),
    image: text("imagetag"),
    price: valueOrNull(child(vehicle, "price")),
    priceComments: text("pricecomments"),
    options: all(vehicle, "option").map(optionOf),
    finance: finance && {
      method: textsOf(finance)("method"),
      amounts: all(finance, "amount").map(valueOf),
      balance: valueOrNull(child(finance, "balance")),
    },
    comments: text("comments"),
  };
}

function colorsOf(colors: XmlElement) {
  const text = textsOf(colors);
  return {
    interior: text("interiorcolor"),
    exterior: text("exteriorcolor"),
    preference: text("preference"),
  };
}

function optionOf(option: XmlElement) {
  const text = textsOf(option);
  return {
    name: text("optionname"),
    manufacturerCode: text("manufacturercode"),
    stock: text("stock"),
    weighting: text("weighting"),
    price: valueOrNull(child(option, "price")),
  };
}

function contactOf(contact: XmlElement | null) {
  const address = child(contact, "address");
  return {
    names: all(contact, "name").map(valueOf),
    email: textsOf(contact)("email"),
    phones: all(contact, "phone").map(valueOf),
    address: address && addressOf(address),
  };
}

function addressOf(address: XmlElement) {
  const text = textsOf(address);
  return {
    type: address.attributes.type ?? null,
    streets: all(address, "street").map((street) => street.text),
    apartment: text("apartment"),
    city: text("city"),
    regioncode: text("regioncode"),
    postalcode: text("postalcode"),
    country: text("country"),
  };
}

const all = (element: XmlElement | null, name: string) =>
  element?.children.filter((each) => each.name === name) ?? [];

const child = (element: XmlElement | null, name: string) => all(element, name)[0] ?? null;

/** The texts of an element's children by name; null = there is none. */
const textsOf = (element: XmlElement | null) => (name: string) =>
  child(element, name)?.text ?? null;

const ids = (element: XmlElement | null) => all(element, "id").map(valueOf);

/** A text with its attributes. */
const valueOf = ({ text: value, attributes }: XmlElement) => ({
  value,
  attributes: { ...attributes },
});

const valueOrNull = (element: XmlElement | null) => element && valueOf(element);

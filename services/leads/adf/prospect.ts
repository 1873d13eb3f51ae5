import type { XmlElement } from "./xml-tree.ts";

/** The facts of a prospect, as they stand in the document. Lists are empty, texts null where nothing is said. */
export type Prospect = ReturnType<typeof prospectOf>;

/** The facts of a `prospect` element that was checked. */
export function prospectOf(prospect: XmlElement) {
  const customer = child(prospect, "customer");
  const vendor = child(prospect, "vendor");
  const provider = child(prospect, "provider");
  return {
    status: prospect.attributes.status ?? "new",
    ids: ids(prospect),
    requestDate: text(prospect, "requestdate"),
    vehicles: all(prospect, "vehicle").map(vehicleOf),
    customer: {
      ...contactOf(child(customer, "contact")),
      ids: ids(customer),
      timeframe: {
        description: text(child(customer, "timeframe"), "description"),
        earliest: text(child(customer, "timeframe"), "earliestdate"),
        latest: text(child(customer, "timeframe"), "latestdate"),
      },
      comments: text(customer, "comments"),
    },
    vendor: {
      ids: ids(vendor),
      name: text(vendor, "vendorname"),
      url: text(vendor, "url"),
      contact: contactOf(child(vendor, "contact")),
    },
    provider: provider && {
      ids: ids(provider),
      name: text(provider, "name"),
      service: text(provider, "service"),
      url: text(provider, "url"),
      email: text(provider, "email"),
      phone: text(provider, "phone"),
      contact: contactOf(child(provider, "contact")),
    },
  };
}

function vehicleOf(vehicle: XmlElement) {
  const finance = child(vehicle, "finance");
  return {
    interest: vehicle.attributes.interest ?? "buy",
    status: vehicle.attributes.status ?? "new",
    ids: ids(vehicle),
    year: text(vehicle, "year"),
    make: text(vehicle, "make"),
    model: text(vehicle, "model"),
    vin: text(vehicle, "vin"),
    stock: text(vehicle, "stock"),
    trim: text(vehicle, "trim"),
    doors: text(vehicle, "doors"),
    bodystyle: text(vehicle, "bodystyle"),
    transmission: text(vehicle, "transmission"),
    odometer: valueOrNull(child(vehicle, "odometer")),
    condition: text(vehicle, "condition"),
    colors: all(vehicle, "colorcombination").map((colors) => ({
      interior: text(colors, "interiorcolor"),
      exterior: text(colors, "exteriorcolor"),
      preference: text(colors, "preference"),
    })),
    image: text(vehicle, "imagetag"),
    price: valueOrNull(child(vehicle, "price")),
    priceComments: text(vehicle, "pricecomments"),
    options: all(vehicle, "option").map((option) => ({
      name: text(option, "optionname"),
      manufacturerCode: text(option, "manufacturercode"),
      stock: text(option, "stock"),
      weighting: text(option, "weighting"),
      price: valueOrNull(child(option, "price")),
    })),
    finance: finance && {
      method: text(finance, "method"),
      amounts: all(finance, "amount").map(valueOf),
      balance: valueOrNull(child(finance, "balance")),
    },
    comments: text(vehicle, "comments"),
  };
}

function contactOf(contact: XmlElement | null) {
  const address = child(contact, "address");
  return {
    names: all(contact, "name").map(valueOf),
    email: text(contact, "email"),
    phones: all(contact, "phone").map(valueOf),
    address: address && {
      type: address.attributes.type ?? null,
      streets: all(address, "street").map((street) => street.text),
      apartment: text(address, "apartment"),
      city: text(address, "city"),
      regioncode: text(address, "regioncode"),
      postalcode: text(address, "postalcode"),
      country: text(address, "country"),
    },
  };
}

const all = (element: XmlElement | null, name: string) =>
  element?.children.filter((each) => each.name === name) ?? [];

const child = (element: XmlElement | null, name: string) => all(element, name)[0] ?? null;

const text = (element: XmlElement | null, name: string) => child(element, name)?.text ?? null;

const ids = (element: XmlElement | null) => all(element, "id").map(valueOf);

/** A text with the attributes that say what it means. */
const valueOf = ({ text: value, attributes }: XmlElement) => ({
  value,
  attributes: { ...attributes },
});

const valueOrNull = (element: XmlElement | null) => element && valueOf(element);

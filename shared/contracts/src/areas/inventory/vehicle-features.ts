/**
 * Equipment that can be searched for, by URL name. The inventory service maps the names in feeds to
 * these. Plain data without zod, because browsers build addresses, too.
 */
export const vehicleFeatures = [
  "adaptive-cruise-control",
  "all-weather-mats",
  "alloy-wheels",
  "android-auto",
  "apple-carplay",
  "automatic-emergency-braking",
  "backup-camera",
  "bed-liner",
  "blind-spot-monitor",
  "bluetooth",
  "captains-chairs",
  "cruise-control",
  "dual-zone-climate",
  "head-up-display",
  "heated-seats",
  "heated-steering-wheel",
  "keyless-entry",
  "keyless-start",
  "lane-departure-warning",
  "leather-seats",
  "memory-seats",
  "navigation",
  "panoramic-roof",
  "parking-sensors",
  "power-driver-seat",
  "power-liftgate",
  "power-sliding-doors",
  "premium-sound",
  "rear-cross-traffic-alert",
  "rear-entertainment",
  "remote-start",
  "roof-rails",
  "sunroof",
  "surround-view-camera",
  "third-row-seating",
  "tow-package",
  "ventilated-seats",
  "wifi-hotspot",
  "wireless-charging",
] as const;
export type VehicleFeature = (typeof vehicleFeatures)[number];

/** Equipment that buyers pay extra for; a car with `premiumUpgradesFrom` of these is a great deal. */
export const premiumFeatures = [
  "adaptive-cruise-control",
  "head-up-display",
  "heated-steering-wheel",
  "leather-seats",
  "memory-seats",
  "navigation",
  "panoramic-roof",
  "premium-sound",
  "rear-entertainment",
  "sunroof",
  "surround-view-camera",
  "ventilated-seats",
] as const satisfies readonly VehicleFeature[];

/** Premium features that make a car one of the "premium upgrades". */
export const premiumUpgradesFrom = 4;

/** Color families for the search of exterior and interior colors, which every maker names differently. */
export const colorFamilies = [
  "black",
  "white",
  "gray",
  "silver",
  "blue",
  "red",
  "green",
  "brown",
  "beige",
  "gold",
  "orange",
  "yellow",
  "purple",
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

/**
 * Reasons for a great deal: a price rating of great, or of good or better; a reduced price; enough of
 * `premiumFeatures`.
 */
export const deals = ["great-price", "good-price", "price-drop", "premium-upgrades"] as const;

/** Facts about a car's past in a feed: one previous owner, no reported accident, a clean title. */
export const historyFacts = ["one-owner", "no-accidents", "clean-title"] as const;

/** Numbers of cylinders that can be searched for. */
export const cylinderCounts = ["3", "4", "5", "6", "8", "10", "12"] as const;

/** Numbers of doors that can be searched for. */
export const doorCounts = ["2", "3", "4", "5"] as const;

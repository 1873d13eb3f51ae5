import type { VehicleFeature } from "@forecourt/contracts/areas/inventory/vehicle-features";

/** How feeds describe a feature. Texts are lowercase, with single spaces. */
export interface FeaturePattern {
  /** Any of these patterns means that the vehicle has the feature. */
  has: RegExp;
  /** Exceptions. */
  unless?: RegExp;
}

const seats = String.raw`(?:seats?|seating|buckets?|bench)`;
const wheel = String.raw`steering wheel`;

/** Patterns from window stickers, build sheets and dealer texts. */
export const featurePatterns: Readonly<Record<VehicleFeature, FeaturePattern>> = {
  "adaptive-cruise-control": {
    has: /\b(?:adaptive|dynamic|radar|intelligent|smart|active|distance pacing|stop (?:and|&) go)\b.*\bcruise\b|\bcruise control:? (?:adaptive|dynamic|distance)|\bdistronic\b|\bdrcc\b|\bpropilot\b|\bsuper cruise\b|\bbluecruise\b/,
    unless: /\bsmart key\b/,
  },
  "all-weather-mats": {
    has: /\ball (?:weather|season)\b.*\b(?:mats?|liners?)\b|\b(?:weathertech|rubber floor mats?|floor liners?|weather floor mats?)\b/,
  },
  "alloy-wheels": {
    has: /\b(?:alum(?:inum|inium|n)?|alloys?|forged)\b.*\b(?:wheels?|rims)\b|\bwheels?\b.*\b(?:alum(?:inum|inium)?|alloys?)\b|\brims\b.*\b(?:aluminum|alloy)\b|^alloys$/,
    unless: /\bspare|\bsteering wheel\b|\bsteel wheels?\b|\bwheel (?:locks?|well|opening)/,
  },
  "android-auto": {
    has: /\bandroid auto\b|\bsmartphone integration\b(?!.*\bcar ?play\b)(?<!\bcar ?play\b.*)/,
  },
  "apple-carplay": {
    has: /\bcar ?play\b|\bsmartphone integration\b(?!.*\bandroid\b)(?<!\bandroid\b.*)/,
  },
  "automatic-emergency-braking": {
    has: /\b(?:auto(?:matic|nomous)?|forward|front|pedestrian|city|pre collision|active|intelligent)\b.*\bemergency brak|\bautomatic (?:forward )?braking|\bautonomous braking|\bforward collision (?:mitigation|avoidance)|\bcollision mitigation\b|\bpre collision (?:system|assist|braking)|\bfront pedestrian braking\b|\bautobrake\b|\baeb\b|\bpre safe brake\b|\bsafety sense\b|\beyesight\b|\bhonda sensing\b/,
    unless: /\brear collision\b/,
  },
  "backup-camera": {
    has: /\b(?:back ?up|rear ?view|rear(?: vision| mounted| parking)?|reverse|reversing|parking)\b.*\bcam(?:era)?\b|\bcamera\b.*\b(?:rear|backup|back up)|\brear vision\b|\bparkview\b/,
    unless: /\bcamera (?:system )?front$/,
  },
  "bed-liner": { has: /\bbed ?liner\b|\bbed rug\b|\bspray (?:in|on) liner\b/ },
  "blind-spot-monitor": { has: /\bblind (?:spot|zone)\b|\bblis\b|\bside blind\b/ },
  bluetooth: { has: /\bblue ?tooth\b|\bhands ?free (?:phone|calling|link)\b|\bblue link\b/ },
  "captains-chairs": { has: /\bcaptain'?s? (?:chairs?|seats?)\b|\bquad seats\b/ },
  "cruise-control": {
    has: /\bcruise\b|^(?:electronic )?speed control$|\bspeed control\b.*\bsteering\b|\bdistronic\b/,
    unless: /\bcruze\b/,
  },
  "dual-zone-climate": {
    has: /\b(?:dual|two|tri|three|multi|quad|four|2|3|4) zone\b|\b(?:a\/c|air conditioning) zones? (?:dual|triple|tri|quad)|\bdual (?:a\/c|front air conditioning) zones?\b|\bzones? dual$/,
  },
  "head-up-display": { has: /\bheads? up\b.*\bdisplay\b|\bhud\b/ },
  "heated-seats": {
    has: new RegExp(
      String.raw`\bheat(?:ed|ers|able|ing)?\b.*\b${seats}\b|\b${seats}\b.*\bheat(?:ed|ers|ing)?\b|^heat(?:ed)? (?:front|rear)$`,
    ),
    unless:
      /^(?!.*\bheated (?:\w+ ){0,5}(?:seats?|seating|buckets?)\b)(?!.*\bseats?\b[^.]{0,30}\bheated\b(?! (?:steering|mirrors|door|exterior|outside|windshield))).*(?:mirrors?|steering)/,
  },
  "heated-steering-wheel": {
    has: new RegExp(String.raw`\bheated (?:\w+ ){0,3}${wheel}|\b${wheel} heated`),
  },
  "keyless-entry": {
    has: /\bkeyless (?:entry|entery|open|access|enter|go)\b|\bproximity (?:entry|key)|\bsmart key\b|\bintelligent access\b|\bkeyless$|\bpassive entry\b|\badvanced key\b/,
  },
  "keyless-start": {
    has: /\bkeyless (?:start|ignition|go)\b|\bpush (?:button )?(?:start|ignition)\b|\bpush to start\b|\b(?:open and|&|access) start\b|\bstart button\b|\bsmart key\b|\bbutton start\b/,
  },
  "lane-departure-warning": {
    has: /\blane (?:departure|keep(?:ing)?|tracing|centering|assist|sense|watch|follow(?:ing)?)\b|\blanesense\b|\blka\b|\bldw\b/,
  },
  "leather-seats": {
    has: new RegExp(
      String.raw`\b(?:leather|nappa|nappaleather|leather trim(?:med)?|leather appointed)\b.*\b(?:${seats}|upholstery|seat trim|interior|surfaces)\b|\b${seats}\b.*\bleather\b|^leather$|^(?:full |premium |genuine )?leather (?:interior|upholstery)\b|\bupholstery leather\b|\bseat (?:trim|material|upholstery) (?:\w+ )?leather$`,
    ),
    unless:
      /\bleatherette\b|\bleather ?look\b|\bleather (?:wrapped )?(?:steering|shift)|\b(?:faux|vegan|synthetic|imitation|simulated|artificial) leather\b|\bsteering\b|\bshift(?:er)?\b|\bcloth\b/,
  },
  "memory-seats": {
    has: new RegExp(
      String.raw`\bmemory\b.*\b(?:${seats}|driver|positions?|settings?|package)\b|\b(?:${seats}|driver)\b.*\bmemory\b|^memory$`,
    ),
    unless: /\bmemory card\b|^(?!.*seat).*\bmirrors?\b/,
  },
  navigation: {
    has: /\bnavigation\b|\bnavi\b|\bnav (?:system|sys)\b|\bgps\b|\bw\/nav\b|\/nav\b/,
    unless: /\bantenna\b|\btraffic\b(?!.*\bnavigation system\b)|\btrial\b/,
  },
  "panoramic-roof": {
    has: /\bpano(?:rama|ramic)?\b.*\b(?:(?:sun|moon) ?roof|roof|glass|vista)\b|\b(?:twin|dual|double|3|2) ?(?:panel|pane)\b.*\b(?:sun|moon) ?roof\b|\b(?:sun|moon) ?roof\b.*\b(?:panoramic|dual pane|2 panel|dual skyscape)|\bskyscape\b|\bpanorama\b/,
    unless: /\bshade only\b/,
  },
  "parking-sensors": {
    has: /\bpark(?:ing)?\b.*\b(?:sensors?|sonar|assist|distance)\b|\breverse sens(?:ing|ors?)\b|\breversing sens|\bparksense\b|\bpark distance\b|\bparktronic\b|\bpdc\b|\bultrasonic (?:front|rear|park)/,
  },
  "power-driver-seat": {
    has: new RegExp(
      String.raw`\b(?:power|pwr|electric(?! blue)|\d+ way (?:power|pwr))\b.*\b(?:driver'?s? ${seats}|seats?|seat adjust\w*)\b|\bdriver'?s? (?:seat )?(?:\w+ )?power (?:adjust\w*|seats?)\b|\b${seats} .*\bpower\b|\bdriver seat power\b`,
    ),
    unless:
      /\bpassenger\b(?!.*driver)|\b(?:windows?|mirrors?|steering|outlets?|lumbar|folding|third|3rd|rear seats?|2nd row|headrests?|airbags?)\b(?!.*\bdriver'?s? seat\b)/,
  },
  "power-liftgate": {
    has: /\b(?:power|pwr|hands ?free|electric|automatic|foot activated)\b.*\b(?:lift ?gate|tail ?gate|trunk ?\/ ?lift ?gate|rear door|hatch|trunk lid)\b|\b(?:lift ?gate|tail ?gate)\b.*\b(?:power|hands ?free)\b/,
    unless: /\brelease\b|\bwindow\b|\block(?:s|ing)?\b|\btailgate step/,
  },
  "power-sliding-doors": {
    has: /\b(?:power|pwr|electric|dual)\b.*\bsliding\b.*\bdoors?\b|\bsliding doors?\b.*\bpower\b/,
  },
  "premium-sound": {
    has: /\bpremium (?:audio|sound|stereo|speaker)|\b(?:bose|harman|kardon|jbl|infinity|mark levinson|levinson|burmester|bowers|meridian|bang|b&o|beats|alpine|krell|revel|fender|rockford|dynaudio|elsa?|sony|akg|canton|naim|lexicon|monsoon)\b(?:.*\b(?:audio|sound|speakers?|stereo|system|olufsen|wilkins|amplifier)\b)?/,
    unless:
      /\b(?:white|gray|silver|red|blue|black|green) (?:alpine|fender)\b|\bfenders?\b|\balpine white\b|\binfinity (?:black|blue)\b|\bels\b$|\bpremium audio system (?:chevrolet|gmc|buick|cadillac|uconnect|sync|entune|honda|nissan)/,
  },
  "rear-cross-traffic-alert": { has: /\bcross (?:traffic|path)\b|\brcta\b/ },
  "rear-entertainment": {
    has: /\brear\b.*\bentertainment\b|\b(?:entertainment|dvd)\b.*\b(?:rear|headrest)|\btheater\b|\bblu ?ray\b|\bheadrest\b.*\b(?:video|dvd|monitors?)\b/,
    unless: /\bhome theater\b/,
  },
  "remote-start": {
    has: /\bremote\b.*\b(?:engine |vehicle |car )?start(?:er)?\b|\bremote start\b|\bautostart\b/,
    unless: /\bremote (?:keyless|trunk)\b(?!.*\bremote (?:engine |vehicle )?start)/,
  },
  "roof-rails": {
    has: /\broof\b.*\b(?:rails?|rack|crossbars?|cross bars?)\b|\bluggage rack\b|\broof ?rack\b/,
  },
  sunroof: {
    has: /\b(?:sun|moon) ?roof\b|\bsun ?\/ ?moon ?roof\b|\bpanoram(?:a|ic)\b.*\b(?:roof|vista)\b|\bskyscape\b/,
    unless: /\bwind deflector\b|\bdeflector\b|\bshade\b$/,
  },
  "surround-view-camera": {
    has: /\b(?:surround|360|around|bird'?s?(?: eye)?|multi|panoramic) ?(?:degree |view |vision |view )?\b.*\b(?:view|vision|camera|monitor)\b|\bsurround vision\b|\bmulti ?view\b|\baround view\b|\b360 (?:degree )?camera\b/,
    unless:
      /\bgrille\b|\bsound\b|\baudio\b|\bsiriusxm\b|\b360l\b|\bco ?pilot ?360\b(?!.*camera)|\bmulti ?function\b|\bmulti info|\bmulti color/,
  },
  "third-row-seating": {
    has: /\b(?:third|3rd) row\b.*\b(?:seat\w*|bench)\b|\b(?:seats?|seating)\b.*\b(?:third|3rd) row\b|^(?:third|3rd) (?:row|seat)$|\b(?:7|8|seven|eight) passenger\b.*\bseating\b|\bseating (?:7|8|seven|eight) passenger|\bthird seat\b/,
    unless:
      /\bmats?\b|\bairbags?\b|\bbags?\b|\bheadrests?\b|\bbelts?\b|\bseatbelts?\b|\bshades?\b|\bheat/,
  },
  "tow-package": {
    has: /\b(?:tow(?:ing)?|trailer(?:ing)?|tow hitch|hitch)\b.*\b(?:package|pkg|group|equipment|hitch|receiver|prep)\b|\btow hitch\b|\bhitch receiver\b|\btrailer hitch\b/,
    unless:
      /\b(?:wiring only|guidance|mirrors? only)\b|\btrailer tow mirrors\b(?!.*\b(?:group|package)\b)/,
  },
  "ventilated-seats": {
    has: new RegExp(
      String.raw`\b(?:ventilated|cooled|cooling|air conditioned|climate(?: controlled)?)\b.*\b${seats}\b|\b${seats}\b.*\b(?:ventilated|cooled|cooling)\b`,
    ),
    unless: /\bdisc\b|\bbrakes?\b|\bcoolers?\b/,
  },
  "wifi-hotspot": { has: /\bwi ?fi\b|\bhot ?spot\b/ },
  "wireless-charging": {
    has: /\bwireless\b.*\bcharg(?:ing|er|e)\b|\bqi\b.*\bcharg|\binductive charging\b|\bwireless phone charg/,
  },
};

/** Texts with one of these say that a feature is missing, optional or only prepared. */
export const denial =
  /\b(?:no|not|non|without|w\/o|less|deleted?|deletes|removal|removed|unavailable|available|optional|option to|credit|ready|prep|provisions?|disabled|inoperable|excluded?|n\/a|never)\b/;

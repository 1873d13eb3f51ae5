/**
 * The privacy policy, which every form that takes personal data links to. A module of its own that the area's
 * definition does not import: shared by a page's first script and a later one, it would cost 450 bytes.
 */
export const privacyPolicyPath = "/legal/privacy-policy";

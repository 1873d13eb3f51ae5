/** The privacy policy, which every form that takes personal data links to. */
export const privacyPolicyPath = "/legal/privacy-policy";

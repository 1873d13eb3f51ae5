import type { MemberDetails } from "@forecourt/contracts/areas/company/team";
import { teamMemberPath } from "@forecourt/contracts/paths/team-member-path";
import type { SiteContext } from "@forecourt/contracts/site";

/** A person as a schema.org Person who works for the dealer. */
export function personNode(member: MemberDetails, { origin, name }: SiteContext): object {
  const { slug, firstName, lastName, title, phone, extension, languages, photo } = member;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: `${firstName} ${lastName}`,
    givenName: firstName,
    familyName: lastName,
    jobTitle: title,
    telephone: extension === null ? phone : `${phone} ext. ${extension}`,
    url: origin + teamMemberPath(slug),
    knowsLanguage: languages,
    worksFor: { "@type": "AutoDealer", name, url: `${origin}/` },
    ...(photo && { image: new URL(photo, origin).href }),
  };
}

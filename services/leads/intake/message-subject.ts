import {
  interestOfTopic,
  templateOfTopic,
} from "@forecourt/contracts/areas/company/contact-topics";
import type { LeadAction } from "@forecourt/contracts/leads/leads";
import { LeadVehicle } from "@forecourt/contracts/leads/vehicle";
import type { SiteContext } from "@forecourt/contracts/site";
import { joined, oneLine } from "../adf/xml-text.ts";
import type { Recipient } from "./team-member.ts";

/** The lead with the template of its topic, at the store that receives it; unchanged without a topic. */
export function routedByTopic<L extends Pick<LeadAction, "template" | "topic">>(
  lead: L,
  { pages }: Pick<SiteContext, "pages">,
): L {
  return lead.topic ? { ...lead, template: templateOfTopic(lead.topic, pages) } : lead;
}

/** The lead as it is mailed: its text begins with its subject and its addressee. */
export function withSubjectLines(
  lead: LeadAction,
  { texts }: Pick<SiteContext, "texts">,
  member: Recipient | undefined,
): LeadAction {
  const { topic, text, vehicle, position } = lead;
  const lines = [
    topic && `${texts["contact.topic"]}: ${texts[`contact.topic.${topic}`]}`,
    position && `${texts["careers.position"]}: ${oneLine(position)}`,
    lead.template === "CAREERS" && resumeLine(lead, texts),
    member && `${texts["team.mail.for"]}: ${member.name}, ${member.title}`,
  ].filter(Boolean);
  const interest = topic ? interestOfTopic(topic) : null;
  return {
    ...lead,
    text: joined([lines.join("\n"), text]) ?? "",
    // A document for the dealer's system names no car as one to buy when the customer sells one.
    ...(interest && !vehicle && { vehicle: LeadVehicle.parse({ interest }) }),
  };
}

/** Where the resume of a job application is, or that there is none. */
function resumeLine({ resume }: LeadAction, texts: SiteContext["texts"]): string | undefined {
  if (!resume?.number) return texts["careers.mail.noResume"];
  return texts["careers.mail.resume"]?.replaceAll("{number}", resume.number);
}

import { z } from "zod";
import { allAreas, type areaDefinitions } from "./area-definitions.ts";
import type { AreaName } from "./areas.ts";
import type { LeadForm } from "./dealer-config/leads.ts";
import type { LeadTemplateDefinition } from "./leads/define-template.ts";

type TemplatesOf = { [A in AreaName]: keyof (typeof areaDefinitions)[A]["leads"] & string };

export type LeadTemplate = TemplatesOf[AreaName];

/** Every lead template of the areas. */
export const leadTemplates = Object.fromEntries(
  allAreas.flatMap(({ leads }) => Object.entries(leads)),
) as Readonly<Record<LeadTemplate, LeadTemplateDefinition & { readonly form: LeadForm }>>;

/** The template keys of the action that sends a form. */
export const LeadTemplate = z.enum(Object.keys(leadTemplates) as [LeadTemplate, ...LeadTemplate[]]);

/** The form whose route a template's leads take. */
export const formOfTemplate = Object.fromEntries(
  Object.entries(leadTemplates).map(([template, { form }]) => [template, form]),
) as Readonly<Record<LeadTemplate, LeadForm>>;

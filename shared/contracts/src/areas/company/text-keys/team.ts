/** Texts of the team's pages, read by their loaders. */
export const teamServerKeys = {
  "team.department.sales": [],
  "team.department.service": [],
  "team.department.parts": [],
  "team.languages": ["languages"],
  "team.since": ["year"],
  "team.stores": ["stores"],
  "team.message.title": ["name"],
  "team.others": [],
  "team.call": ["name"],
  "team.mail.for": [],
  "team.member.head.title": ["name", "title"],
  "team.member.head.description": ["name", "title"],
} as const;

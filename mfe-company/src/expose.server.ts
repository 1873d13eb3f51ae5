import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { pages } from "./expose.ts";
import { loadAbout } from "./pages/about/about-loader.ts";
import { loadCareers } from "./pages/careers/careers-loader.ts";
import { loadContact } from "./pages/contact/contact-loader.ts";
import { loadHome } from "./pages/home/home-loader.ts";
import { loadInquiry } from "./pages/inquiry/inquiry-loader.ts";
import { legalLoader } from "./pages/legal/legal-loader.ts";
import { loadTeam } from "./pages/team/team-loader.ts";
import { loadTeamMember } from "./pages/team-member/team-member-loader.ts";

export { pages };

export const loaders = defineLoaders(pages, {
  home: loadHome,
  about: loadAbout,
  privacy: legalLoader("privacy"),
  terms: legalLoader("terms"),
  cookies: legalLoader("cookies"),
  electronicSignature: legalLoader("electronicSignature"),
  careers: loadCareers,
  team: loadTeam,
  teamMember: loadTeamMember,
  contact: loadContact,
  inquiry: loadInquiry,
});

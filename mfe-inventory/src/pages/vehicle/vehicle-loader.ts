import type { PageLoader } from "@forecourt/contracts/page";
export const loadVehicle: PageLoader<{ title: string }> = async ({ path }) => ({
  kind: "page", data: { title: path }, head: { title: path, description: path, canonical: path },
});

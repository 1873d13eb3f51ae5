import { eventually } from "./eventually.ts";
import type { Site } from "./site.ts";

/** Switches Spanish on at the dealer with one store. */
export async function addSpanish(site: Site): Promise<void> {
  await site.editDealer("ozark-mitsubishi/dealer.json", (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), languages: ["en", "es"] }),
  );
  await eventually("the site has Spanish pages", async () => {
    const answers = await Promise.all(
      ["/es", "/es/used-cars-for-sale", "/es/contact-us"].map((path) => fetch(site.origin + path)),
    );
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    return pages.every((html) => html.includes('<html lang="es"'));
  });
}

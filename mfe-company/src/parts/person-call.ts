import type { ListedMember } from "@forecourt/contracts/areas/company/team";
import type { SiteContext } from "@forecourt/contracts/site";
import { maskPhone } from "@forecourt/domain/phone";
import { fillText } from "@forecourt/remote-kit/site-context";

/** How to call a person: what a phone dials, E.164 and the extension after a pause, and the number as it is shown. */
export interface PersonCall {
  dialed: string;
  text: string;
}

/** The line of a person, with their extension. */
export function personCall(
  { phone, extension }: Pick<ListedMember, "phone" | "extension">,
  { texts, phoneMasks }: Pick<SiteContext, "texts" | "phoneMasks">,
): PersonCall {
  const number = maskPhone(phone, phoneMasks.general);
  const text =
    extension === null ? number : fillText(texts, "team.extension", { phone: number, extension });
  // A comma is a pause of the keypad on iOS and Android, which do not read `;ext=` of RFC 3966 alike.
  return { dialed: extension === null ? phone : `${phone},${extension}`, text };
}

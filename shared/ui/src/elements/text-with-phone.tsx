import { PhoneLink } from "./phone-link.tsx";

const phoneNumber = /((?:\+1 )?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})/;

/** A text whose phone numbers are links. Not for the inside of a link. */
export function TextWithPhone({ children }: { children: string }) {
  return children.split(phoneNumber).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <PhoneLink key={index} phone={`+1${part.replace(/\D/g, "").slice(-10)}`}>
        {part}
      </PhoneLink>
    ),
  );
}

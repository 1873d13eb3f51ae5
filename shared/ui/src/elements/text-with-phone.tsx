import styles from "./phone-link.module.css";

const phoneNumber = /((?:\+1 )?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})/;

/** A text in which a phone number is not broken at the end of a line. */
export function TextWithPhone({ children }: { children: string }) {
  return children.split(phoneNumber).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.phone}>
        {part}
      </span>
    ),
  );
}

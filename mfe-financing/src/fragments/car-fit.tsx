import { Notice } from "@forecourt/ui/elements/notice";
import type { CarFitData } from "./car-fit-data.ts";

/** Whether this car fits the visitor's pre-approval, beside its price. */
export function Fragment({ data: { fits, title, sentences } }: { data: CarFitData }) {
  return (
    <Notice kind={fits ? "done" : "info"} size="line" level={null} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

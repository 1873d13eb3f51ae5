import { Notice } from "@forecourt/ui/elements/notice";
import type { OtherCarData } from "./offer-form-data.ts";
import { PlainForm } from "./plain-form.tsx";

/** Says that the VIN belongs to another car, with a button to its offer. */
export function OtherCar({ other }: { other: OtherCarData }) {
  return (
    <div id="other-car" role="alert">
      <Notice
        kind="warning"
        size="line"
        level={null}
        title={other.title}
        actions={
          <PlainForm button={other}>
            <input type="hidden" name="vin" value={other.vin} />
          </PlainForm>
        }
      >
        {other.text}
      </Notice>
    </div>
  );
}

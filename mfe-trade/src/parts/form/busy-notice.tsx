import { formAnchors } from "@forecourt/contracts/areas/trade/appraisal-form-paths";
import { Notice } from "@forecourt/ui/elements/notice";

/** Says that a form was not saved because the service was busy. */
export function BusyNotice({ title, text }: { title: string; text: string }) {
  return (
    <div id={formAnchors.problems} role="alert" tabIndex={-1}>
      <Notice kind="failed" size="line" level={null} title={title}>
        {text}
      </Notice>
    </div>
  );
}

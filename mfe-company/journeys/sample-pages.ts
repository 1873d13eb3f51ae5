import { href } from "@forecourt/contracts/href";
import { sendEmail } from "@forecourt/contracts/leads/send";
import type { SamplePages } from "@forecourt/e2e/sample-pages";

/** The page of a person, and that of an inquiry, which is sent for it. */
export const samplePages: SamplePages<"company"> = {
  teamMember: [href.teamMember("marion-tolliver")],
  inquiry: async ({ origin }) => {
    const answer = await fetch(origin + sendEmail.path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": "inquiry-of-sample-pages" },
      body: JSON.stringify({ type: "text", body: "Do you have roof racks?" }),
    });
    const { token } = sendEmail.reply.parse(await answer.json());
    return [href.inquiry(token)];
  },
};

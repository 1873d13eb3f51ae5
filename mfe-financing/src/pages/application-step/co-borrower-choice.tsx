import { formAnchors } from "@forecourt/contracts/areas/financing/application-form";
import { ResumeLink } from "@forecourt/remote-kit/draft/resume-link";
import { ButtonLink } from "@forecourt/ui/elements/button";
import { Notice } from "@forecourt/ui/elements/notice";
import { useEffect } from "react";
import { textOf } from "../../parts/application/application-text.ts";
import styles from "./application-step-page.module.css";
import { DraftForm } from "./draft-form.tsx";
import { IntentButton } from "./intent-button.tsx";
import type { CoBorrowerData } from "./step-data.ts";

/** On this device, or by a link on the co-borrower's own: and how far they are. */
export function CoBorrowerChoice({ data }: { data: CoBorrowerData }) {
  const { invitation, invite, link } = data;
  const t = textOf(data.labels);
  return (
    <div className={styles.step}>
      {invitation !== null && (
        <Notice
          kind={invitation === "complete" ? "done" : "info"}
          size="line"
          level={null}
          title={t(`co.${invitation}`)}
        >
          {data.invitedOn}
        </Notice>
      )}
      {link !== null && <NewLink data={data} link={link} />}
      {invitation === null && (
        <section className={styles.notice}>
          <h2>{t("co.here.title")}</h2>
          <p>{t("co.here.text")}</p>
          <ButtonLink href={data.hereHref}>{t("co.here")}</ButtonLink>
        </section>
      )}
      <DraftForm frame={data} className={styles.form}>
        <section className={styles.notice}>
          <h2>{invite.title}</h2>
          <p>{invite.text}</p>
          <IntentButton intent="invite" look="secondary">
            {invite.label}
          </IntentButton>
        </section>
        <section className={styles.notice}>
          <p>{t("co.aloneText")}</p>
          <IntentButton intent="alone" look="quiet">
            {t("co.alone")}
          </IntentButton>
        </section>
        <div className={styles.buttons}>
          {invitation !== null && (
            <IntentButton intent="next" size="large">
              {t("step.next")}
            </IntentButton>
          )}
          <IntentButton intent="back" look="secondary" size="large">
            {t("step.back")}
          </IntentButton>
        </div>
      </DraftForm>
    </div>
  );
}

interface NewLinkProps {
  data: Pick<CoBorrowerData, "labels">;
  link: NonNullable<CoBorrowerData["link"]>;
}

function NewLink({ data, link }: NewLinkProps) {
  const t = textOf(data.labels);
  // The link opens what the co-borrower types: it stays neither in the address nor in the history.
  useEffect(() => history.replaceState(history.state, "", location.pathname), []);
  return (
    <div id={formAnchors.invitation} tabIndex={-1}>
      <ResumeLink
        title={t("co.link.title")}
        text={link.text}
        path={link.path}
        label={t("co.link.label")}
        t={(name) => t(name === "resume.copy" ? "co.link.copy" : name)}
        share={{ label: t("co.link.share"), text: t("co.link.shareText") }}
      />
    </div>
  );
}

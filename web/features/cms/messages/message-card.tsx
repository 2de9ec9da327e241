import { Mail } from "lucide-react";
import { Link } from "react-router";
import type { AdminMessage } from "#contract/admin/messages.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoment } from "#web/lib/text/formatting.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { act } from "../acts/act.ts";
import { ActButton, ActForm } from "../acts/act-form.tsx";

/** What somebody wrote to us, how to answer, and what came of it. */
export function MessageCard({ message, now }: { message: AdminMessage; now: Date }) {
  const { t } = useTranslation("cms-messages");
  const locale = useLocale();
  const { id, name, email, text, userId, createdAt, doneAt, note } = message;
  const quoted = text.split("\n").map((line) => `> ${line}`);
  const answer = [t("answer.greeting", { name }), "", "", "", ...quoted].join("\n");
  return (
    <Card as="article" edged className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg wrap-anywhere">
          {userId === undefined ? name : <Link to={cmsUrls.users(userId)}>{name}</Link>}
        </h2>
        <Tag tone={doneAt ? "ok" : "warn"}>
          {doneAt ? t("doneOn", { day: formatDate(doneAt, locale) }) : t("open")}
        </Tag>
        <span className="text-sm text-ink-soft">{formatMoment(createdAt, locale, now)}</span>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <p>
        <a
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(t("answer.subject"))}&body=${encodeURIComponent(answer)}`}
          className={buttonLook({ variant: "secondary", size: "sm" })}
        >
          <Mail className="size-5" />
          <span className="min-w-0 wrap-anywhere">{t("answer.to", { email })}</span>
        </a>
      </p>
      {doneAt ? (
        <>
          {note && (
            <p className="text-sm whitespace-pre-line wrap-anywhere">
              <strong>{t("note")}</strong> {note}
            </p>
          )}
          <ActButton act={reopenMessage} which={{ messageId: String(id) }} done={t("reopened")}>
            {t("reopen")}
          </ActButton>
        </>
      ) : (
        <DoneForm message={message} />
      )}
    </Card>
  );
}

function DoneForm({ message: { id, note = "" } }: { message: AdminMessage }) {
  const { t } = useTranslation("cms-messages");
  return (
    <ActForm
      act={markMessageDone}
      which={{ messageId: String(id) }}
      begin={{ note }}
      draft={`message:${id}`}
      done={t("done")}
      variant="brand"
      send={t("markDone")}
    >
      {(field) => (
        <TextAreaField
          label={t("noteLabel")}
          hint={t("noteHint")}
          rows={2}
          maxLength={1_000}
          optional
          {...field("note")}
        />
      )}
    </ActForm>
  );
}

export const markMessageDone = act({
  name: "markMessageDone",
  initial: { messageId: "", note: "" },
  send: (call, { messageId: id, note }) =>
    call("adminMessages.markDone", {
      params: { id },
      body: note.trim() === "" ? {} : { note },
    }),
});

export const reopenMessage = act({
  name: "reopenMessage",
  initial: { messageId: "" },
  send: (call, { messageId: id }) => call("adminMessages.reopen", { params: { id } }),
});

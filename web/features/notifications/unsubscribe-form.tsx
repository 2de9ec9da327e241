import { useState } from "react";
import type { NotificationKind } from "#contract/notifications.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useErrorLines } from "#web/lib/forms/use-error-lines.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

/**
 * What a link at the foot of a mail says; without a kind it is about all mails that can be done without.
 * Without a signature nobody knows whose link it is: pressing has one mailed to the address.
 */
export type UnsubscribeLink = { email: string; s?: string; kind?: NotificationKind };

export const unsubscribeFormName = "unsubscribe";

/** Not one of our links, or one that has lost its end. */
export const isDeadLink = (status: number) => status === 404 || status === 422;

export const failedKey = ({ s }: Pick<UnsubscribeLink, "s">) =>
  s === undefined ? "unsubscribe.ask.failed" : "unsubscribe.failed";

export type UnsubscribeFormProps = {
  link: UnsubscribeLink;
  onDone: () => void;
  /** Not one of our links, or not any more. */
  onDead: () => void;
};

/**
 * A press of a button, never the opening of the page: mail programs and virus scanners open links
 * before their reader does.
 */
export function UnsubscribeForm({ link, onDone, onDead }: UnsubscribeFormProps) {
  const { t } = useTranslation("notifications");
  const [isPending, setPending] = useState(false);
  const sent = useSentForm(unsubscribeFormName);
  const [problems, setProblems] = useState<readonly string[]>(sent?.messages ?? []);
  const errorLines = useErrorLines();
  const { email, s, kind } = link;
  const isSigned = s !== undefined;

  async function submit() {
    setPending(true);
    setProblems([]);
    try {
      await api.call("notifications.unsubscribe", { query: link });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && isDeadLink(error.status)) return onDead();
      const failed = t(failedKey(link));
      if (!(error instanceof ApiError)) logError("not unsubscribed", error);
      setProblems(error instanceof ApiError ? errorLines(error, failed) : [failed]);
    } finally {
      setPending(false);
    }
  }

  return (
    <ButtonForm name={unsubscribeFormName} onPress={submit} className="grid gap-6">
      <div>
        <h2>{t(`unsubscribe.heading.${(isSigned && kind) || "all"}`)}</h2>
        <p className="mt-3 wrap-anywhere">
          {t(isSigned && kind ? "unsubscribe.text" : "unsubscribe.textAll", { email })}
        </p>
        {!isSigned && <p className="mt-3 wrap-anywhere">{t("unsubscribe.ask.text", { email })}</p>}
      </div>
      <ErrorBanner lines={problems} />
      <Button type="submit" wide pending={isPending}>
        {t(isSigned ? "unsubscribe.submit" : "unsubscribe.ask.submit")}
      </Button>
    </ButtonForm>
  );
}

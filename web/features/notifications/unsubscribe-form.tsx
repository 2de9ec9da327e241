import { useState } from "react";
import type { NotificationKind } from "#contract/notifications.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

/** What a link at the foot of a mail says; without a kind it is about all mails that can be done without. */
export type UnsubscribeLink = { email: string; s: string; kind?: NotificationKind };

export const unsubscribeFormName = "unsubscribe";

/** Not one of our links, or one that has lost its end. */
export const isDeadLink = (status: number) => status === 404 || status === 422;

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
  const [problems, setProblems] = useState(sent?.messages ?? []);
  const { email, kind } = link;

  async function submit() {
    setPending(true);
    setProblems([]);
    try {
      const { unsubscribe } = await import("./notification-calls.ts");
      await unsubscribe(link);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && isDeadLink(error.status)) return onDead();
      if (!(error instanceof ApiError)) logError("not unsubscribed", error);
      setProblems([t("unsubscribe.failed")]);
    } finally {
      setPending(false);
    }
  }

  return (
    <ButtonForm name={unsubscribeFormName} onPress={submit} className="grid gap-6">
      <div>
        <h2>{t(`unsubscribe.heading.${kind ?? "all"}`)}</h2>
        <p className="mt-3 wrap-anywhere">
          {t(kind ? "unsubscribe.text" : "unsubscribe.textAll", { email })}
        </p>
      </div>
      <ErrorBanner lines={problems} />
      <Button type="submit" wide pending={isPending}>
        {t("unsubscribe.submit")}
      </Button>
    </ButtonForm>
  );
}

import type { NotificationKind } from "#contract/notifications.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
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
  const sent = useSentForm(unsubscribeFormName);
  const { email, s, kind } = link;
  const isSigned = s !== undefined;

  const { press, pending, lines } = useAction({
    send: (call) => call("notifications.unsubscribe", { query: link }),
    onDone,
    failed: t(failedKey(link)),
    explain({ status }) {
      if (!isDeadLink(status)) return null;
      onDead();
      return false;
    },
    lines: sent?.messages ?? [],
  });

  return (
    <ButtonForm name={unsubscribeFormName} onPress={press} className="grid gap-6">
      <div>
        <h2>{t(`unsubscribe.heading.${(isSigned && kind) || "all"}`)}</h2>
        <p className="mt-3 wrap-anywhere">
          {t(isSigned && kind ? "unsubscribe.text" : "unsubscribe.textAll", { email })}
        </p>
        {!isSigned && <p className="mt-3 wrap-anywhere">{t("unsubscribe.ask.text", { email })}</p>}
      </div>
      <ErrorBanner lines={lines} />
      <Button type="submit" wide pending={pending}>
        {t(isSigned ? "unsubscribe.submit" : "unsubscribe.ask.submit")}
      </Button>
    </ButtonForm>
  );
}

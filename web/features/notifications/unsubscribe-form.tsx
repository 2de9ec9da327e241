import { type FormEvent, useState } from "react";
import type { NotificationKind } from "#contract/notifications.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** What a link at the foot of a mail says; without a kind it is about all mails that can be done without. */
export type UnsubscribeLink = { email: string; s: string; kind?: NotificationKind };

export type UnsubscribeFormProps = {
  link: UnsubscribeLink;
  onDone: () => void;
  /** Not one of our links, or not any more. */
  onDead: () => void;
};

/**
 * A press of a button, never the opening of the page: mail programs and virus scanners open links
 * before their reader does. Without scripts the form is sent as mail programs send it (RFC 8058).
 */
export function UnsubscribeForm({ link, onDone, onDead }: UnsubscribeFormProps) {
  const { t } = useTranslation("notifications");
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { email, kind } = link;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailed(false);
    try {
      const { unsubscribe } = await import("./notification-calls.ts");
      await unsubscribe(link);
      onDone();
    } catch (error) {
      const isDead = error instanceof ApiError && (error.status === 404 || error.status === 422);
      if (isDead) return onDead();
      if (!(error instanceof ApiError)) logError("not unsubscribed", error);
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action={`/api/unsubscribe?${new URLSearchParams(link)}`}
      onSubmit={(event) => void submit(event)}
      className="grid gap-6"
    >
      <div>
        <h2>{t(`unsubscribe.heading.${kind ?? "all"}`)}</h2>
        <p className="mt-3 wrap-anywhere">
          {t(kind ? "unsubscribe.text" : "unsubscribe.textAll", { email })}
        </p>
      </div>
      {hasFailed && (
        <Banner tone="bad" live>
          {t("unsubscribe.failed")}
        </Banner>
      )}
      <Button type="submit" wide pending={isPending}>
        {t("unsubscribe.submit")}
      </Button>
    </form>
  );
}

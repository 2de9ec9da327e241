import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { resendMailForm } from "#web/ui/actions/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm, ShowForm } from "#web/ui/forms/button-form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { cancelEmailForm, changingEmail, emailChangeForm, resendEmailForm } from "./plain-forms.ts";

export type EmailSectionProps = {
  user: Pick<User, "email" | "pendingEmail" | "emailVerifiedAt" | "hasPassword">;
  /** The page's address says so: for who has no script to open the form with. */
  isChangingAtFirst: boolean;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
};

export function EmailSection({ user, isChangingAtFirst, mailbox }: EmailSectionProps) {
  const { t } = useTranslation("settings");
  const sent = useSentForm(emailChangeForm.name);
  const [isChanging, setChanging] = useState(sent ? !sent.isDone : isChangingAtFirst);
  const mailed = useSentForm(resendMailForm.name);
  const button = useFocusAfter(isChanging);
  const { email, pendingEmail, emailVerifiedAt, hasPassword } = user;

  return (
    <CardSection heading={t("email.heading")} text={t("email.text")}>
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
          {email}
          {emailVerifiedAt ? (
            <Tag tone="ok">{t("email.confirmed")}</Tag>
          ) : (
            <Tag tone="warn">{t("email.unconfirmed")}</Tag>
          )}
        </p>
        {mailed && (
          <Banner tone={mailed.isDone ? "ok" : "bad"} live>
            {mailed.isDone ? t("email.resent", { email }) : mailed.messages.join(" ")}
          </Banner>
        )}
        {pendingEmail && <PendingEmail email={pendingEmail} mailbox={mailbox} />}
        {isChanging ? (
          <EmailChangeForm
            email={email}
            hasPassword={hasPassword}
            onClose={() => setChanging(false)}
          />
        ) : (
          <ShowForm show={changingEmail} onPress={() => setChanging(true)}>
            <Button ref={button} type="submit" variant="secondary">
              {t("email.change")}
            </Button>
          </ShowForm>
        )}
      </div>
    </CardSection>
  );
}

/** The form takes its button's place; when it goes, the focus goes back there. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

type PendingEmailProps = { email: string; mailbox: boolean };

/** The address that waits for its mail to be answered. */
function PendingEmail({ email, mailbox }: PendingEmailProps) {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const resent = useSentForm(resendEmailForm.name);
  const cancelled = useSentForm(cancelEmailForm.name);
  const lines = resent?.isDone ? [t("email.resent", { email })] : (resent ?? cancelled)?.messages;

  // Also after a failure: it may have been confirmed or cancelled elsewhere.
  const resending = usePressOf(resendEmailForm, {
    done: t("email.resent", { email }),
    onEnd: revalidate,
  });
  const cancelling = usePressOf(cancelEmailForm, { done: t("email.cancelled"), onEnd: revalidate });

  return (
    <Banner title={t("email.waitingTitle")} live>
      <p className="wrap-anywhere">{t("email.waiting", { email })}</p>
      {lines?.map((line) => (
        <p key={line} className="mt-2 font-semibold">
          {line}
        </p>
      ))}
      {mailbox && (
        <p className="mt-2">
          <a href={urls.mailbox()}>{t("email.mailbox")}</a>
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonForm name={resendEmailForm.name} onPress={() => resending.press({})}>
          <Button type="submit" variant="secondary" size="sm" pending={resending.pending}>
            {t("email.resend")}
          </Button>
        </ButtonForm>
        <ButtonForm name={cancelEmailForm.name} onPress={() => cancelling.press({})}>
          <Button type="submit" variant="secondary" size="sm" pending={cancelling.pending}>
            {t("email.cancel")}
          </Button>
        </ButtonForm>
      </div>
    </Banner>
  );
}

import { useEffect, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { resendMailForm } from "#web/ui/actions/use-resend-mail.ts";
import { Button } from "#web/ui/button.tsx";
import { ShowForm } from "#web/ui/forms/button-form.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { changingEmail, emailChangeForm } from "./plain-forms.ts";

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

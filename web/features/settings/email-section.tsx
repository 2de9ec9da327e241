import { useEffect, useRef, useState } from "react";
import type { User } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { PendingEmail } from "./pending-email.tsx";

export type EmailSectionProps = {
  user: Pick<User, "email" | "pendingEmail" | "emailVerifiedAt" | "hasPassword">;
  /** Mails stay on this machine and can be read there. */
  mailbox: boolean;
};

export function EmailSection({ user, mailbox }: EmailSectionProps) {
  const { t } = useTranslation("settings");
  const [isChanging, setChanging] = useState(false);
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
        {pendingEmail && <PendingEmail email={pendingEmail} mailbox={mailbox} />}
        {isChanging ? (
          <EmailChangeForm
            email={email}
            hasPassword={hasPassword}
            onClose={() => setChanging(false)}
          />
        ) : (
          <Button
            ref={button}
            variant="secondary"
            className="justify-self-start"
            onClick={() => setChanging(true)}
          >
            {t("email.change")}
          </Button>
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

import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import { AccountScreen } from "./account-screen.tsx";
import { AskLinkForm } from "./ask-link-form.tsx";
import type { LinkKind } from "./plain-forms.ts";

export type DeadLinkScreenProps = {
  kind: LinkKind;
  mailbox: boolean;
  submitLabel?: string;
  inPlace?: boolean;
};

/** A link from a mail that was used or has run out, and the way to another one. */
export function DeadLinkScreen({ kind, mailbox, submitLabel, inPlace }: DeadLinkScreenProps) {
  const { t } = useTranslation("account");
  return (
    <AccountScreen
      key="dead"
      picture={lost}
      heading={t("deadLink.heading")}
      intro={t("deadLink.text")}
      {...(inPlace ? { inPlace } : {})}
    >
      <AskLinkForm kind={kind} submitLabel={submitLabel ?? t("deadLink.ask")} mailbox={mailbox} />
    </AccountScreen>
  );
}

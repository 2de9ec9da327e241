import { useRevalidator } from "react-router";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { messageDraftKey } from "./draft-key.ts";
import { MessageField } from "./message-field.tsx";
import { firstMessageForm } from "./plain-forms.ts";
import { type Addressee, useGapCheck } from "./use-openings.ts";

const loadRules = () => import("./contact-rules.ts");
export type FirstMessageFormProps = {
  profileId: number;
  to: Addressee;
  messageMaxLength: number;
  onSent: (chatRoomId: number) => void;
};

/** The first words from somebody who has an account. */
export function FirstMessageForm(props: FirstMessageFormProps) {
  const { profileId, to, messageMaxLength, onSent } = props;
  const { t } = useTranslation("contact");
  const { name } = to;
  const findGaps = useGapCheck();
  const { revalidate } = useRevalidator();
  const form = useFormOf(firstMessageForm, {
    begin: { profileId },
    draft: { key: messageDraftKey(profileId) },
    check: async (values, locale) => ({
      ...(await loadRules()).checkMessage(values, locale),
      ...findGaps(values.message),
    }),
    explain({ code }) {
      // The last free beginning went meanwhile: the page says itself what can be done.
      if (code === "subscriptionRequired") void revalidate();
      return null;
    },
    onDone: ({ data }) => onSent(data.chatRoomId),
  });

  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <MessageField field={form.field("message")} to={to} rows={7} maxLength={messageMaxLength} />
      <Button type="submit" wide pending={form.pending}>
        {t("send", { name })}
      </Button>
    </Form>
  );
}

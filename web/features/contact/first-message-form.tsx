import { useRef } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
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
  const room = useRef(0);
  const { revalidate } = useRevalidator();
  const form = useForm({
    name: firstMessageForm.name,
    initial: firstMessageForm.initial,
    draft: { key: messageDraftKey(profileId) },
    failed: t("failed"),
    check: async (values, locale) => ({
      ...(await loadRules()).checkMessage(values, locale),
      ...findGaps(values.message),
    }),
    async send({ message }, call) {
      const body = { message: message.trim(), profileId };
      try {
        const { data } = await call("messages.send", { body });
        room.current = data.chatRoomId;
      } catch (error) {
        // The last free beginning went meanwhile: the page says itself what can be done.
        if (error instanceof ApiError && error.code === "subscriptionRequired") await revalidate();
        throw error;
      }
    },
    onSaved: () => onSent(room.current),
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

import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { useFocusFirstNegative } from "#web/ui/forms/field-focus.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { messageDraftKey } from "./draft-key.ts";
import { Openings } from "./openings.tsx";
import { type Addressee, useOpenings } from "./use-openings.ts";

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
  const openings = useOpenings(to);
  const ref = useRef<HTMLFormElement>(null);
  const room = useRef(0);
  const form = useForm({
    initial: { message: "" },
    draft: { key: messageDraftKey(profileId) },
    failed: t("failed"),
    check: async (values, locale) => (await loadRules()).checkMessage(values, locale),
    async send({ message }) {
      const { sendFirstMessage } = await import("./contact-calls.ts");
      room.current = await sendFirstMessage(profileId, message.trim());
    },
    onSaved: () => onSent(room.current),
  });
  const { values, errors, change } = form;
  useFocusFirstNegative(ref, form.refusal);

  return (
    <form
      ref={ref}
      // Sent before the page has come to life, it must not put what was typed into the address.
      method="post"
      noValidate
      onFocus={() => void loadRules()}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      className="grid gap-6"
    >
      {form.messages.length > 0 && (
        <Banner tone="bad" live>
          {form.messages.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
      <TextAreaField
        label={t("message", { name })}
        hint={t("messageHint")}
        name="message"
        rows={7}
        maxLength={messageMaxLength}
        value={values.message}
        error={errors.message}
        onChange={(message) => change({ message })}
        onBlur={() => void form.leave("message")}
      />
      {values.message.trim() === "" && (
        <Openings openings={openings} onChoose={(message) => change({ message })} />
      )}
      <Button type="submit" wide pending={form.pending}>
        {t("send", { name })}
      </Button>
    </form>
  );
}

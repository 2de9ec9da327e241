import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import type { ProfileType } from "#contract/profiles.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { Button } from "#web/ui/button.tsx";
import { StarsField } from "#web/ui/choices/stars-field.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { ConfirmPublic } from "./confirm-public.tsx";
import type { ReviewValues, writeForm } from "./plain-forms.ts";
import { useReviewWords } from "./review-words.tsx";

const loadRules = () => import("./review-rules.ts");
/** As the contract has it, which would bring zod along. */
const textMaxLength = 2_000;
const parts = ["care", "communication", "reliability"] as const;

export type ReviewFormProps = {
  act: typeof writeForm;
  /** Of the booking, or of the review that is changed. */
  id: number;
  /** Where what is typed is kept until it is sent. */
  draftKey: string;
  initial?: ReviewValues;
  /** Whom it is about: a sitter is judged by parts, too. */
  about: { profileType: ProfileType; name: string };
  /** Until when it can be written and changed, in words. */
  until: string;
  onSaved: () => void | Promise<void>;
  submitLabel: string;
  /** Beside the button. */
  cancel?: ReactNode;
};

export function ReviewForm(props: ReviewFormProps) {
  const { act, id, draftKey, initial, about, until, onSaved, submitLabel, cancel } = props;
  const { t, starWords } = useReviewWords();
  const withParts = about.profileType === "pet_sitter";
  const form = useFormOf(act, {
    begin: { ...initial, id },
    draft: { key: draftKey },
    check: async (values, locale) => (await loadRules()).checkReview(values, { withParts, locale }),
    onDone: onSaved,
  });
  return (
    <Form form={form} onFocus={() => void loadRules()} className="grid gap-4.5">
      <ErrorBanner lines={form.messages} />
      <StarsField
        label={t("form.rating", { name: about.name })}
        labelHidden
        large
        required
        words={starWords}
        {...form.field("rating")}
      />
      {withParts && (
        <div className="grid divide-y divide-line border-t border-line">
          {parts.map((part) => (
            <StarsField
              key={part}
              label={t(`parts.${part}`)}
              required
              words={starWords}
              className="py-1.5"
              {...form.field(part)}
            />
          ))}
        </div>
      )}
      <TextAreaField
        label={t("form.text")}
        hint={t("form.textHint")}
        rows={5}
        maxLength={textMaxLength}
        required
        {...form.field("text")}
      />
      <ConfirmPublic {...form.field("confirmed")} />
      <p className="flex gap-3 text-sm text-ink-soft">
        <EyeOff className="mt-0.5 size-5 shrink-0" />
        <span>{t("form.hidden", { name: about.name, until })}</span>
      </p>
      <div className="grid gap-2">
        <Button type="submit" wide pending={form.pending}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </Form>
  );
}

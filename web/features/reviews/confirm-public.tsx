import type { BoundField } from "#web/lib/forms/use-form.ts";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { useReviewWords } from "./review-words.tsx";

/** Shown once the server has asked: whether everybody may read what looks like a number or an address. */
export function ConfirmPublic({ value, ...field }: BoundField<"confirmed", boolean>) {
  const { t } = useReviewWords();
  if (!value && !field.error) return null;
  return <CheckboxField label={t("form.confirm")} checked={value} {...field} />;
}

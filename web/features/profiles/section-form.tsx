import type { ReactNode } from "react";
import { removeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Form, type FormState } from "#web/ui/forms/form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { type SectionId, sectionDraftKey } from "./section-ids.ts";
import { useSections } from "./sections-context.tsx";
import { loadRules } from "./use-section-form.ts";

export type SectionFormProps = {
  form: FormState;
  onCancel: () => void;
  saveLabel?: string;
  /** The form is the whole page: on a phone its buttons stay in view. */
  isPage?: boolean;
  children: ReactNode;
};

/** What went wrong, the fields, and under them the two ways out. */
export function SectionForm(props: SectionFormProps) {
  const { form, onCancel, saveLabel, isPage, children } = props;
  const { t } = useTranslation("profiles");

  return (
    <Form
      form={form}
      onFocus={() => void loadRules()}
      className={cx("grid grid-cols-1 gap-6", isPage && "**:scroll-mb-28 max-md:pb-24")}
    >
      <ErrorBanner lines={form.messages} />
      {children}
      <div
        data-foot={isPage || undefined}
        className={cx(
          "flex flex-wrap gap-3",
          isPage &&
            "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:pt-3 max-md:pb-safe",
        )}
      >
        <Button type="submit" pending={form.pending} className={cx(isPage && "max-md:flex-1")}>
          {saveLabel ?? t("save")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </Form>
  );
}

/** What the form of a part needs of the page around it. */
export function useInlineSection(profileId: number, section: SectionId) {
  const { close, setUnsaved } = useSections();
  return {
    ends: {
      profileId,
      section,
      onSaved: () => close(section),
      onUnsaved: (isUnsaved: boolean) => setUnsaved(section, isUnsaved),
    },
    cancel() {
      removeDraft(sectionDraftKey(profileId, section));
      close(section);
    },
  };
}

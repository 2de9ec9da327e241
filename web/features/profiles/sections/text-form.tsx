import { aboutMaxLength, headlineMaxLength, type OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Option } from "#web/ui/choices/options-popover.tsx";
import { TagsField } from "#web/ui/choices/tags-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { SectionForm, useInlineSection } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

export type TextFormProps = {
  profile: OwnProfile;
  /** Those to choose from, named in the language of the page. */
  languages: readonly Option[];
};

export function TextForm({ profile, languages }: TextFormProps) {
  const { t } = useTranslation("profiles");
  const isSitter = profile.profileType === "pet_sitter";
  const { ends, cancel } = useInlineSection(profile.id, "text");
  const form = useSectionForm({
    ...ends,
    initial: {
      headline: profile.headline ?? "",
      about: profile.about ?? "",
      languages: profile.languages,
    },
    change: (values) => ({ profile: isSitter ? values : { about: values.about } }),
  });
  const { values, errors, change } = form;

  return (
    <SectionForm form={form} onCancel={cancel}>
      {isSitter && (
        <TextField
          label={t("text.headline")}
          hint={t("text.headlineHint")}
          maxLength={headlineMaxLength}
          {...form.field("headline")}
        />
      )}
      <TextAreaField
        label={isSitter ? t("text.about") : t("text.aboutOwner")}
        hint={isSitter ? t("text.aboutHint") : t("text.aboutOwnerHint")}
        rows={isSitter ? 8 : 5}
        maxLength={aboutMaxLength}
        {...form.field("about")}
      />
      {isSitter && (
        <TagsField
          label={t("text.languages")}
          placeholder={t("text.languagesPlaceholder")}
          options={languages}
          value={values.languages}
          error={errors.languages}
          onChange={(spoken) => change({ languages: spoken })}
        />
      )}
    </SectionForm>
  );
}

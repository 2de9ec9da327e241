import { aboutMaxLength, headlineMaxLength, type OwnProfile } from "#contract/profiles.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { usePictureDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { PictureField } from "#web/ui/uploads/picture-field.tsx";
import { pictureDraftKey, stepDraftKey } from "./draft-keys.ts";
import { useLivePreview } from "./preview-context.tsx";
import { StepFrame, useWizard } from "./step-frame.tsx";
import { aboutUpdate, aboutValues } from "./values/about-values.ts";
import { stepForms } from "./values/step-forms.ts";

const loadRules = () => import("./values/step-rules.ts");

/** The last thing that is asked: a face and a few words. Saving it ends the wizard. */
export function AboutStep({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("signup");
  const { profileType, step, next, goOn } = useWizard();
  const isSitter = profileType === "pet_sitter";
  const key = stepDraftKey(profileType, step);
  const { picture, choose, forget } = usePictureDraft(pictureDraftKey(key));
  const form = useForm({
    name: stepForms.about,
    initial: aboutValues(profile),
    draft: { key },
    failed: t("failed"),
    prefix: "profile.",
    async check(values, locale) {
      return (await loadRules()).checkAbout(values, isSitter, locale);
    },
    async send(values, call) {
      const body = aboutUpdate(values, isSitter, next);
      const files = { images: picture ? [pictureBlob(picture)] : [] };
      await call("account.updateUser", { body }, { files });
      forget();
    },
    onSaved: goOn,
  });
  const { values, errors } = form;
  useLivePreview({
    headline: values.headline,
    picture: picture ?? profile.profilePictureUrl ?? null,
  });

  return (
    <StepFrame
      heading={isSitter ? t("about.headingSitter") : t("about.headingOwner")}
      intro={isSitter ? t("about.introSitter") : t("about.introOwner")}
      form={form}
      onFocus={() => void loadRules()}
    >
      <p className="hidden rounded-field bg-sunken px-4 py-3 noscript:block">
        {t("about.pictureLater")}
      </p>
      <PictureField
        className="noscript:hidden"
        label={t("about.picture")}
        hint={t("about.pictureHint")}
        optional
        round
        current={profile.profilePictureUrl ?? (isSitter ? park : coffee)}
        failed={t("about.photoFailed")}
        value={picture}
        error={errors.images}
        onChange={choose}
      />
      {isSitter && (
        <TextField
          label={t("about.headline")}
          hint={t("about.headlineHint")}
          maxLength={headlineMaxLength}
          {...form.field("headline")}
        />
      )}
      <TextAreaField
        label={isSitter ? t("about.text") : t("about.textOwner")}
        hint={isSitter ? t("about.textHint") : t("about.textOwnerHint")}
        optional={!isSitter}
        rows={isSitter ? 7 : 4}
        maxLength={aboutMaxLength}
        {...form.field("about")}
      />
    </StepFrame>
  );
}

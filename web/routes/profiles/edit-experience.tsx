import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ownPath } from "#contract/urls/own-path.ts";
import { experienceTabs, urls } from "#contract/urls/urls.ts";
import { DiplomasEditor } from "#web/features/profiles/pages/diplomas-editor.tsx";
import {
  ExperienceForm,
  type TabFormProps,
} from "#web/features/profiles/pages/experience-form.tsx";
import { SectionForm } from "#web/features/profiles/section-form.tsx";
import { UnsavedDialog } from "#web/features/profiles/unsaved-dialog.tsx";
import { useSectionForm } from "#web/features/profiles/use-section-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { BackPage } from "#web/ui/page/back-page.tsx";
import { Tabs } from "#web/ui/page/tabs.tsx";
import type { Route } from "./+types/edit-experience.ts";
import { requireSitter } from "./require-sitter.ts";

export const handle: RouteHandle = {
  namespaces: ["profiles", "care"],
  ownBar: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  await requireSitter(args);
  const { diplomas } = await page.call("catalogue.get", {});
  return {
    meta: page.meta({ title: page.texts("profiles")("experience.title") }),
    catalogue: diplomas,
    thisYear: Number(dayInAmsterdam(page.now).slice(0, 4)),
  };
}

export default function EditExperience({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation("profiles");
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const [isUnsaved, setUnsaved] = useState(false);
  const profile = useUser()?.profile;
  if (!profile) return null;
  const tab = experienceTabs.find((each) => each === query.get("tab")) ?? "experience";
  const backTo = ownPath(query.get("backTo")) ?? urls.profile();
  const back = async () => {
    await navigate(backTo);
  };

  function open(next: string) {
    const changed = new URLSearchParams(query);
    changed.set("tab", next);
    setQuery(changed, { replace: true, preventScrollReset: true });
  }

  const form = { profile, onUnsaved: setUnsaved, onSaved: back, onCancel: back };
  const contents = {
    experience: <ExperienceForm {...form} />,
    education: <EducationForm {...form} />,
    diplomas: <DiplomasEditor {...loaderData} profile={profile} onUnsaved={setUnsaved} />,
  };
  return (
    <BackPage back={{ to: backTo, label: t("title") }} heading={t("experience.title")}>
      <Tabs
        label={t("experience.tabs")}
        value={tab}
        onChange={open}
        items={experienceTabs.map((id) => ({
          id,
          label: t(`experience.tab.${id}`),
          content: contents[id],
        }))}
      />
      <UnsavedDialog isUnsaved={isUnsaved} />
    </BackPage>
  );
}

const mostCharacters = 1_000;

function EducationForm({ profile, onUnsaved, onSaved, onCancel }: TabFormProps) {
  const { t } = useTranslation("profiles");
  const form = useSectionForm({
    profileId: profile.id,
    section: "education",
    onUnsaved,
    onSaved,
    initial: { education: profile.education ?? "" },
    change: (values) => ({ profile: values }),
  });
  return (
    <SectionForm isPage form={form} onCancel={onCancel}>
      <TextAreaField
        label={t("experience.education")}
        hint={t("experience.educationHint")}
        optional
        rows={6}
        maxLength={mostCharacters}
        {...form.field("education")}
      />
    </SectionForm>
  );
}

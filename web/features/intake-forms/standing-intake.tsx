import { useNavigate } from "react-router";
import type { IntakePart, StandingIntakeForm } from "#contract/intake-forms.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { IntakeEditor } from "./intake-editor.tsx";
import { partAfter, partId } from "./part-id.ts";

export type StandingIntakeProps = {
  form: StandingIntakeForm;
  /** Null: all parts are done, and none was asked for. */
  open: IntakePart | null;
};

/** The owner's standing form, from which that of a new booking is filled. */
export function StandingIntake({ form, open }: StandingIntakeProps) {
  const { t } = useTranslation("intake-forms");
  const urls = useUrls();
  const navigate = useNavigate();
  const shown = open ?? form.parts[0];
  const isAllDone = form.progress === "completed";
  return (
    <>
      <header className="mb-8 max-w-text">
        <h1>{t("standing.heading")}</h1>
        <p className="mt-2 text-ink-soft">{t("standing.lead")}</p>
      </header>
      {isAllDone && (
        <Banner tone="ok" className="mb-6">
          {t("standing.done")}
        </Banner>
      )}
      {form.pets.length === 0 && (
        <Banner
          className="mb-6"
          action={
            <LinkButton to={urls.addPet()} variant="secondary" size="sm">
              {t("addPet")}
            </LinkButton>
          }
        >
          {t("noPets")}
        </Banner>
      )}
      {shown && (
        <IntakeEditor
          context={{
            bookingId: null,
            reader: t("sitter"),
            form,
            onSaved(saved) {
              const next = partAfter(saved.parts, partId(shown));
              return navigate(urls.intakeForm(next ? partId(next) : undefined));
            },
          }}
          open={shown}
          urlOf={(part) => urls.intakeForm(part)}
        />
      )}
    </>
  );
}

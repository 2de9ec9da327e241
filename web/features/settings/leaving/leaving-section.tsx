import { useRevalidator } from "react-router";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { keepAccountForm } from "../plain-forms.ts";

/** In place of asking for it: the account waits for a stay, and may stay after all. */
export function LeavingSection({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const day = formatDate(deletesAt, locale);
  return (
    <div id="leaving" className="scroll-mt-20">
      <CardSection heading={t("leaving.heading", { day })} text={t("leaving.text")}>
        <ul className="mb-5 grid list-disc gap-1 pl-5 text-ink-soft">
          <li>{t("leaving.points.stay")}</li>
          <li>{t("leaving.points.home")}</li>
          <li>{t("leaving.points.found")}</li>
        </ul>
        <KeepAccount />
      </CardSection>
    </div>
  );
}

/** The one press by which somebody who asked to go thinks better of it. */
function KeepAccount() {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const sent = useSentForm(keepAccountForm.name);
  const { press, pending } = usePressOf(keepAccountForm, {
    done: t("leaving.kept"),
    // Also after a failure: it may have been taken back elsewhere.
    onEnd: revalidate,
  });

  return (
    <div className="grid justify-items-start gap-3">
      <ErrorBanner lines={sent?.messages ?? []} />
      <ButtonForm name={keepAccountForm.name} action={urls.settings()} onPress={() => press({})}>
        <Button type="submit" pending={pending}>
          {t("leaving.keep")}
        </Button>
      </ButtonForm>
    </div>
  );
}

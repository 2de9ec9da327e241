import { useRevalidator } from "react-router";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { keepAccountForm } from "../plain-forms.ts";

/** The one press by which somebody who asked to go thinks better of it. */
export function KeepAccount() {
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

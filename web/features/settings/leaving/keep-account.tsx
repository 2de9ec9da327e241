import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { keepAccountForm } from "../plain-forms.ts";

/** The one press by which somebody who asked to go thinks better of it. */
export function KeepAccount() {
  const { t } = useTranslation("settings");
  const urls = useUrls();
  const { revalidate } = useRevalidator();
  const sent = useSentForm(keepAccountForm);
  const [pending, setPending] = useState(false);

  async function keep() {
    setPending(true);
    try {
      await api.call("deletion.keepUser", {});
      showToast({ text: t("leaving.kept") });
    } catch (error) {
      logError("deletion not taken back", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("leaving.keepFailed") });
    }
    // Also after a failure: it may have been taken back elsewhere.
    await revalidate();
    setPending(false);
  }

  return (
    <div className="grid justify-items-start gap-3">
      <ErrorBanner lines={sent?.messages ?? []} />
      <ButtonForm name={keepAccountForm} action={urls.settings()} onPress={keep}>
        <Button type="submit" pending={pending}>
          {t("leaving.keep")}
        </Button>
      </ButtonForm>
    </div>
  );
}

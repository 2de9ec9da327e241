import { useState } from "react";
import { urls } from "#contract/urls/urls.ts";
import { pauseForm } from "#web/features/alerts/plain-forms.ts";
import { formAction, plainAct, queryOf } from "#web/lib/forms/form-action.server.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import type { Route } from "./+types/pause-alert.ts";

export const handle: RouteHandle = {
  namespaces: ["alerts"],
  forms: true,
  back: { header: "back.pauseAlert", to: urls.home() },
};

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  return {
    token: args.url.searchParams.get("t") ?? "",
    meta: page.meta({ title: page.texts("alerts")("pause.title") }),
  };
}

export const action = formAction(
  plainAct(pauseForm, { fill: (page) => ({ t: queryOf(page).get("t") ?? "" }), next: () => null }),
);

const isDeadLink = (status: number) => status === 404 || status === 422;

/** By the link in a mail. A press, never the opening of the page: mail programs open links too. */
export default function PauseAlert({ loaderData: { token } }: Route.ComponentProps) {
  const { t } = useTranslation("alerts");
  const sent = useSentForm(pauseForm.name);
  const [state, setState] = useState<"open" | "done" | "dead">(
    sent?.isDone ? "done" : token === "" || (sent && isDeadLink(sent.status)) ? "dead" : "open",
  );
  const { press, pending, lines } = usePressOf(pauseForm, {
    onDone: () => setState("done"),
    explain({ status }) {
      if (!isDeadLink(status)) return null;
      setState("dead");
      return false;
    },
    lines: sent?.messages ?? [],
  });

  return (
    <div className="mx-auto w-full max-w-form px-gutter py-section">
      {state === "open" ? (
        <ButtonForm
          name={pauseForm.name}
          onPress={() => press({ t: token })}
          className="grid gap-6"
        >
          <div>
            <h2>{t("pause.heading")}</h2>
            <p className="mt-3">{t("pause.text")}</p>
          </div>
          <ErrorBanner lines={lines} />
          <Button type="submit" wide pending={pending}>
            {t("pause.submit")}
          </Button>
        </ButtonForm>
      ) : (
        <div role="status" className="mb-8 grid gap-3">
          <h2>{t(`pause.${state}.heading`)}</h2>
          <p>{t(`pause.${state}.text`)}</p>
        </div>
      )}
      <LinkButton to={urls.alerts()} variant="secondary" wide className="mt-4">
        {t("pause.manage")}
      </LinkButton>
    </div>
  );
}

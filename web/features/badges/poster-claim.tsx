import { useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

type State = "asked" | "sending" | "given" | "failed" | "notEarned";

const tries = createTries();

/** Only who put it up knows that it hangs: one press, and the badge is theirs. */
export function PosterClaim() {
  const { t } = useTranslation("badges");
  const urls = useUrls();
  const [state, setState] = useState<State>("asked");
  const badge = useUser()?.profile?.badgesProgress?.find(({ name }) => name === "poster");
  if (badge?.state === "completed" && state === "asked") return null;

  async function claim() {
    setState("sending");
    try {
      const params = { name: "poster" } as const;
      await tries.once(params, (options) => api.call("badges.claim", { params }, options));
      setState("given");
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === "notEarned";
      if (!(error instanceof ApiError)) logError("badge not claimed", error);
      setState(isRefused ? "notEarned" : "failed");
    }
  }

  if (state === "given") {
    return (
      <div className="grid gap-3">
        <Banner tone="ok" live>
          {t("poster.done")}
        </Banner>
        <LinkButton to={urls.badges({ backTo: urls.poster() })} variant="secondary" wide>
          {t("poster.see")}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {(state === "failed" || state === "notEarned") && (
        <Banner tone="bad" live>
          {t(`poster.${state}`)}
        </Banner>
      )}
      <p className="text-ink-soft">{t("poster.text")}</p>
      <Button variant="secondary" wide pending={state === "sending"} onClick={() => void claim()}>
        {t("poster.button")}
      </Button>
    </div>
  );
}

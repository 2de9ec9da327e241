import { useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

/** Only who put it up knows that it hangs: one press, and the badge is theirs. */
export function PosterClaim() {
  const { t } = useTranslation("badges");
  const urls = useUrls();
  const [isGiven, setGiven] = useState(false);
  const { press, pending, lines } = useAction({
    send: (call) => call("badges.claim", { params: { name: "poster" } }),
    onDone: () => setGiven(true),
    explain: ({ code }) => t(code === "notEarned" ? "poster.notEarned" : "poster.failed"),
    failed: t("poster.failed"),
    lines: [],
  });
  const badge = useUser()?.profile?.badgesProgress?.find(({ name }) => name === "poster");
  if (badge?.state === "completed" && !isGiven) return null;

  if (isGiven) {
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
      <ErrorBanner lines={lines} />
      <p className="text-ink-soft">{t("poster.text")}</p>
      <Button variant="secondary" wide pending={pending} onClick={() => void press()}>
        {t("poster.button")}
      </Button>
    </div>
  );
}

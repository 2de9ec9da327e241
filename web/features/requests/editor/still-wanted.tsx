import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** It has been shown for long: whoever is done switches it off above, whoever isn't says so here. */
export function StillWanted({ onKept }: { onKept: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const { press, pending } = useAction({
    send: (call) => call("requests.stillWanted", {}),
    onDone: onKept,
    done: t("manage.stillWanted.kept"),
    failed: t("manage.stillWanted.failed"),
  });

  return (
    <Banner
      tone="warn"
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
          {t("manage.stillWanted.yes")}
        </Button>
      }
    >
      {t("manage.stillWanted.text")}
    </Banner>
  );
}

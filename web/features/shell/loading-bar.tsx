import { useEffect } from "react";
import { useNavigation } from "react-router";
import { announce, currentAnnouncement } from "#web/lib/browser/announce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useIsLoading } from "#web/lib/page/loading.ts";

const spokenAfterMs = 1_000;

/**
 * A press is answered at once: a bar grows at the top while the next page, or a piece of this one, is on
 * its way. Its style keeps it unseen for 150 ms, so that what comes quickly makes nothing flash.
 */
export function LoadingBar() {
  const { t } = useTranslation("shell");
  const isNavigating = useNavigation().state !== "idle";
  const isLoading = useIsLoading() || isNavigating;
  const words = t("loading");

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce(words), spokenAfterMs);
    return () => {
      clearTimeout(timer);
      // What is there is no longer on its way; the page that opened says its title by itself.
      if (currentAnnouncement() === words) announce("");
    };
  }, [isLoading, words]);

  return <div aria-hidden="true" data-loading={isLoading || undefined} className="loading-bar" />;
}

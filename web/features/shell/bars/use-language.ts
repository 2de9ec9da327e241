import { use } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#contract/account.ts";
import { type Locale, localeCookie, localeTags } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { TextsContext, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { refreshOfflinePage } from "#web/lib/live/service-worker.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { useUser } from "#web/lib/session/user.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Changes the language in place: nothing that was typed is lost to a reload. */
export function useLanguage(): (locale: Locale) => Promise<void> {
  const { t } = useTranslation("shell");
  const { store, changeLocale } = use(TextsContext);
  const user = useUser();
  const { revalidate } = useRevalidator();

  async function change(locale: Locale) {
    try {
      await store.fetchAll(locale);
    } catch (error) {
      logError("texts not loaded", error);
      showToast({ text: t("language.failed") });
      return;
    }
    writeBrowserCookie(localeCookie.name, localeTags[locale], localeCookie.maxAgeDays);
    changeLocale(locale);
    refreshOfflinePage();
    // What the server wrote, such as titles and errors, comes again in the new language.
    const { queryClient } = await import("#web/lib/page/query-client.tsx");
    await Promise.all([revalidate(), queryClient().invalidateQueries(), saveChoice(user, locale)]);
  }

  return (locale) => showLoading(change(locale));
}

/** For mail and other devices; the cookie alone already serves this one. */
async function saveChoice(user: User | null, locale: Locale): Promise<void> {
  const preferredLocale = localeTags[locale];
  if (!user || user.preferredLocale === preferredLocale) return;
  try {
    await api.call("account.updateUser", { body: { preferredLocale } });
  } catch (error) {
    logError("language not saved with the account", error);
  }
}

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import {
  defaultLocale,
  type Locale,
  localeCookie,
  localeTags,
  parseLocale,
} from "#contract/shared/locale.ts";
import { textsUrl } from "#contract/urls/texts-url.ts";
import type { Texts, TextsByNamespace } from "#web/lib/i18n/namespaces.ts";
import { createTextStore, type TextStore } from "#web/lib/i18n/text-store.ts";
import { textsElement } from "#web/lib/i18n/texts-element.ts";
import { TextsProvider } from "#web/lib/i18n/texts-provider.tsx";
import { registerServiceWorker } from "#web/lib/live/service-worker.ts";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { untilLoaded } from "#web/lib/page/lazy-part.ts";
import { readBrowserCookie, writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { tokenComes } from "#web/lib/session/token.ts";

const { store, locale } = createBrowserTexts();

// Somebody who came in by an English address reads on in English, also where there is none.
if (locale === "en" && !readBrowserCookie(localeCookie.name)) {
  writeBrowserCookie(localeCookie.name, localeTags.en, localeCookie.maxAgeDays);
}

const { requestId, formToken, loginCode } = textsElement()?.dataset ?? {};
if (loginCode) {
  // Whatever token is stored is of before this log-in, and may be somebody else's.
  const fetched = untilLoaded(() => import("#web/lib/session/login-code.ts"));
  tokenComes(fetched.then(({ exchangeLoginCode }) => exchangeLoginCode(loginCode)));
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider store={store} locale={locale}>
        <DocumentContext value={{ requestId, formToken, loginCode }}>
          <HydratedRouter />
        </DocumentContext>
      </TextsProvider>
    </StrictMode>,
  );
});

registerServiceWorker();

declare global {
  interface ImportMetaEnv {
    /** Put there by the build. */
    readonly TEXTS_VERSION: string;
  }
}

/**
 * Starts from the texts that came with the page, so that the first render here has them too. Others are
 * fetched from an address that can be told from their name: a list of files, as the bundler writes it, would
 * be the largest part of this on every page.
 */
function createBrowserTexts(): { store: TextStore; locale: Locale } {
  const texts = JSON.parse(textsElement()?.textContent || "{}") as TextsByNamespace;
  const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
  const store = createTextStore({ [locale]: texts }, async (wanted, namespace) => {
    const url = textsUrl(import.meta.env.TEXTS_VERSION, wanted, namespace);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    return (await response.json()) as Texts;
  });
  return { store, locale };
}

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { localeCookie, localeTags } from "#contract/shared/locale.ts";
import { createBrowserTexts } from "#web/lib/i18n/browser-texts.ts";
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

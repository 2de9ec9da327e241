import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { localeCookie, localeTags } from "#contract/shared/locale.ts";
import { createBrowserI18n } from "#web/lib/i18n/browser-i18n.ts";
import { textsElement } from "#web/lib/i18n/texts-element.ts";
import { registerServiceWorker } from "#web/lib/live/service-worker.ts";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { readBrowserCookie, writeBrowserCookie } from "#web/lib/session/cookies.ts";
import { exchangeLoginCode } from "#web/lib/session/session.ts";
import { readToken } from "#web/lib/session/token.ts";

const i18n = createBrowserI18n();

// Somebody who came in by an English address reads on in English, also where there is none.
if (i18n.language === "en" && !readBrowserCookie(localeCookie.name)) {
  writeBrowserCookie(localeCookie.name, localeTags.en, localeCookie.maxAgeDays);
}

const { requestId, formToken, loginCode } = textsElement()?.dataset ?? {};
if (loginCode && !readToken()) void exchangeLoginCode(loginCode);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <DocumentContext value={{ requestId, formToken, loginCode }}>
          <HydratedRouter />
        </DocumentContext>
      </I18nextProvider>
    </StrictMode>,
  );
});

registerServiceWorker();

import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { MemoryRouter } from "react-router";
import chat from "#messages/nl/chat.json" with { type: "json" };
import shell from "#messages/nl/shell.json" with { type: "json" };
import ui from "#messages/nl/ui.json" with { type: "json" };
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { TextsProvider } from "#web/lib/i18n/texts-provider.tsx";

const store = createTextStore({ nl: { chat, shell, ui } });

function DutchPage({ children }: { children: ReactNode }) {
  return (
    <TextsProvider store={store} locale="nl">
      <I18nProvider locale="nl-NL">
        <MemoryRouter>{children}</MemoryRouter>
      </I18nProvider>
    </TextsProvider>
  );
}

/** A part of the product as it stands on a page, and somebody who uses it. */
export function renderPart(part: ReactNode) {
  const user = userEvent.setup();
  const { unmount } = render(part, { wrapper: DutchPage });
  return { user, unmount };
}

import { screen } from "@testing-library/react";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { SystemCard } from "#web/features/chat/messages/cards/system-card.tsx";
import { renderPart } from "./render-part.tsx";

type Options = { locale?: Locale; onAnswered?: () => Promise<void> };

/** What the product says in a chat between Tess, an owner, and Sanne, a sitter, to one of them. */
export function renderCard(message: Message, side: ProfileType, options: Options = {}) {
  const { locale = "nl", onAnswered = async () => {} } = options;
  const name = side === "pet_owner" ? "Sanne" : "Tess";
  const here = { otherId: 9, citySlug: "utrecht", today: "2026-11-16" };
  const reader = { side, name, ...here, onAnswered };
  return renderPart(
    <main data-message={message.id} tabIndex={-1}>
      <SystemCard message={message} {...reader} />
    </main>,
    { locale },
  );
}

/** Everything that is said, in its order, and where each thing that can be pressed leads. */
export function shownOnCard(): { text: string[]; can: string[] } {
  const card = screen.getByRole("main");
  const text = [...card.querySelectorAll("p, dt, dd")].map((part) => part.textContent ?? "");
  const can = [...card.querySelectorAll("a, button")].map((part) => {
    const to = part.getAttribute("href");
    return to ? `${part.textContent} ${to}` : (part.textContent ?? "");
  });
  return { text, can };
}

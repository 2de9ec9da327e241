import type { ReactNode } from "react";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";
import { Card } from "#web/ui/card.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";

/** On a phone, above the form: with whom all this is. */
export function SitterLine({ sitter }: { sitter: PublicSitter }) {
  return (
    <div className="mb-5 flex items-center gap-3 md:hidden">
      <Avatar name={sitter.firstName} picture={sitter.picture} />
      <Words sitter={sitter} />
    </div>
  );
}

/** Beside the form, where there is room: with whom, and under that what was chosen so far. */
export function SitterCard({ sitter, children }: { sitter: PublicSitter; children?: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={sitter.firstName} picture={sitter.picture} size="lg" />
        <Words sitter={sitter} />
      </div>
      {children}
    </Card>
  );
}

function Words({ sitter }: { sitter: PublicSitter }) {
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 font-head text-lg leading-tight font-bold wrap-anywhere">
        {sitter.firstName}
      </p>
      <p className="truncate text-sm text-ink-soft">{placeLine(sitter, useLocale())}</p>
    </div>
  );
}

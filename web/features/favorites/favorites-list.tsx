import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SitterCard } from "#contract/sitters.ts";
import { useUrls } from "#web/lib/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { HeartButton } from "./heart-button.tsx";

export type FavoritesListProps = {
  sitters: readonly SitterCard[];
  renderCard: (sitter: SitterCard, heart: ReactNode, index: number) => ReactNode;
};

/** Who is let go leaves the list at once, and comes back to the same place by undo. */
export function FavoritesList({ sitters, renderCard }: FavoritesListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const shown = sitters.filter(({ id }) => !gone.has(id));

  function turn(id: number, isOn: boolean) {
    setGone((before) => {
      const next = new Set(before);
      if (isOn) next.delete(id);
      else next.add(id);
      return next;
    });
    // The heart that had the focus goes with its card.
    if (!isOn) list.current?.focus({ preventScroll: true });
  }

  if (shown.length === 0) return <NoFavorites />;
  return (
    <ul ref={list} tabIndex={-1} className="grid gap-4 outline-none sm:grid-cols-2 md:grid-cols-4">
      {shown.map((sitter, index) => (
        <li key={sitter.id} className="animate-fade-in">
          {renderCard(
            sitter,
            <HeartButton subject={sitter} onTurn={(isOn) => turn(sitter.id, isOn)} />,
            index,
          )}
        </li>
      ))}
    </ul>
  );
}

function NoFavorites() {
  const { t } = useTranslation("favorites");
  const urls = useUrls();
  return (
    <EmptyState
      title={t("empty.title")}
      art={<img src={near} alt="" width={320} height={240} />}
      actions={<LinkButton to={urls.search()}>{t("empty.search")}</LinkButton>}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

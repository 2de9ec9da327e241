import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import near from "#web/ui/art/scene-near.svg?no-inline";
import { LinkButton } from "#web/ui/link-button.tsx";
import { EmptyState } from "#web/ui/page/empty-state.tsx";
import { HeartButton } from "./heart-button.tsx";
import type { HeartSubject } from "./use-heart.ts";

export type Favorite = {
  /** The profile: of a sitter, or of the owner of a request. */
  subject: HeartSubject;
  renderCard: (heart: ReactNode) => ReactNode;
};
export type FavoritesListProps = { groups: readonly { heading: string; favorites: Favorite[] }[] };

/** Who is let go leaves the list at once, and comes back to the same place by undo. */
export function FavoritesList({ groups }: FavoritesListProps) {
  const lists = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const shown = groups
    .map(({ heading, favorites }) => ({
      heading,
      favorites: favorites.filter(({ subject }) => !gone.has(subject.id)),
    }))
    .filter(({ favorites }) => favorites.length > 0);

  function turn(id: number, isOn: boolean) {
    setGone((before) => {
      const next = new Set(before);
      if (isOn) next.delete(id);
      else next.add(id);
      return next;
    });
    // The heart that had the focus goes with its card.
    if (!isOn) lists.current?.focus({ preventScroll: true });
  }

  if (shown.length === 0) return <NoFavorites />;
  return (
    <div ref={lists} tabIndex={-1} className="grid gap-10 outline-none">
      {shown.map(({ heading, favorites }) => (
        <section key={heading} aria-label={heading}>
          {shown.length > 1 && <h2 className="mb-4 text-xl">{heading}</h2>}
          <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
            {favorites.map(({ subject, renderCard }) => (
              <li key={subject.id} className="animate-fade-in">
                {renderCard(
                  <HeartButton subject={subject} onTurn={(isOn) => turn(subject.id, isOn)} />,
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function NoFavorites() {
  const { t } = useTranslation("favorites");
  const urls = useUrls();
  const user = useUser();
  const isSitter = user !== null && profileTypeInUse(user) === "pet_sitter";
  return (
    <EmptyState
      title={t("empty.title")}
      art={<img src={near} alt="" width={320} height={240} />}
      actions={
        isSitter ? (
          <LinkButton to={urls.sitterWork()}>{t("empty.work")}</LinkButton>
        ) : (
          <LinkButton to={urls.search()}>{t("empty.search")}</LinkButton>
        )
      }
    >
      {t("empty.text")}
    </EmptyState>
  );
}

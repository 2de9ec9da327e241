import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export type Turn = {
  id: number;
  name: string;
  t: Translate<"favorites">;
  show: (isOn: boolean) => void;
};

/** Shows it at once and tells the server after; shows it back when that fails. */
export function turnHeart(turn: Turn, wanted: boolean, isUndo = false): void {
  const { id, name, t, show } = turn;
  show(wanted);
  if (!isUndo) {
    showToast({
      text: t(wanted ? "added" : "removed", { name }),
      action: { label: t("undo"), onAction: () => turnHeart(turn, !wanted, true) },
    });
  }
  sendFavorite(id, wanted).catch((error: unknown) => {
    show(!wanted);
    const isGone = error instanceof ApiError && error.status === 404;
    showToast({ text: t(isGone ? "gone" : "failed") });
    if (!(error instanceof ApiError)) logError("favourite not kept", error);
  });
}

/** One after the other for each sitter: pressed twice in a row, the last press has the last word. */
const lines = new Map<number, Promise<unknown>>();

function sendFavorite(profileId: number, isFavorite: boolean): Promise<unknown> {
  const before = lines.get(profileId) ?? Promise.resolve();
  const params = { profileId: String(profileId) };
  const sent = before
    .catch(() => {})
    .then(() => api.call(isFavorite ? "favorites.add" : "favorites.remove", { params }));
  lines.set(profileId, sent);
  return sent;
}

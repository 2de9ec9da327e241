import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatTime } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { restoreVersion } from "./text-calls.ts";
import type { TextDraft } from "./use-text-draft.ts";

type Props = Pick<TextDraft, "text" | "act"> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What a text said before; any of it can be the draft again. */
export function VersionsSheet({ text, act, open, onOpenChange }: Props) {
  const { t } = useTranslation("cms-texts");
  const locale = useLocale();
  const moment = (instant: string) => `${formatDate(instant, locale)} ${formatTime(instant)}`;

  const { press, running } = useAction({
    send: (call, versionId: number) =>
      act((revision) => restoreVersion(call, text.id, { revision, versionId }), { replaces: true }),
    onDone: (isDone) => isDone && onOpenChange(false),
    done: (_versionId, isDone) => (isDone ? t("versions.restored") : null),
  });

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("versions.heading")}>
      <ol className="grid gap-3">
        {text.versions.map(({ id, title, publishedAt, savedAt, isCurrent }) => (
          <li key={id} className="grid gap-2 rounded-card border border-line p-3">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold wrap-anywhere">{title || t("blocks.untitled")}</span>
              {isCurrent && <Tag tone="ok">{t("versions.current")}</Tag>}
              {!publishedAt && <Tag tone="warn">{t("states.draft")}</Tag>}
            </p>
            <p className="text-sm text-ink-soft">
              {publishedAt
                ? t("versions.published", { moment: moment(publishedAt) })
                : t("versions.saved", { moment: moment(savedAt) })}
            </p>
            {publishedAt && (
              <div>
                <Button
                  size="sm"
                  variant="secondary"
                  pending={running.includes(id)}
                  onClick={() => void press(id)}
                >
                  {t("versions.restore")}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

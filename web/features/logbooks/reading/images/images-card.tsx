import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Card } from "#web/ui/card.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";

const mostShown = 6;

export type ImagesCardProps = { logbook: Logbook; onAll: () => void };

/** The newest pictures, small; all of them are one press away. */
export function ImagesCard({ logbook, onAll }: ImagesCardProps) {
  const { t } = useTranslation("logbooks");
  const { imagesCount, latestImages } = logbook;
  if (imagesCount === 0) return null;
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3>{t("gallery.title", { count: imagesCount })}</h3>
        <ScriptButton
          onClick={onAll}
          className="-my-2.5 min-h-11 shrink-0 text-sm font-semibold text-brand-strong hover:underline"
        >
          {t("gallery.all")}
        </ScriptButton>
      </div>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5 overflow-hidden rounded-field">
        {latestImages.slice(0, mostShown).map((image) => (
          <Picture
            key={image.id}
            image={image}
            alt=""
            sizes="120px"
            className="aspect-square w-full object-cover"
          />
        ))}
      </div>
    </Card>
  );
}

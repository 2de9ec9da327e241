import { Clock, Heart, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";

const Lightbox = lazyPart(async () => (await import("#web/ui/pictures/lightbox.tsx")).Lightbox);

export type TimelinePicturesProps = {
  images: readonly LogbookImage[];
  pets: Logbook["pets"];
  isWaiting: (made: { clientId?: string }) => boolean;
  onRemove?: (image: LogbookImage) => void;
};

/** More than these in a row of the timeline, and the rest is in the lightbox. */
const mostShown = 6;

/** Pictures that were taken together: one large, several as a grid; a press shows them whole. */
export function TimelinePictures({ images, pets, isWaiting, onRemove }: TimelinePicturesProps) {
  const { t } = useTranslation("logbook-visit");
  const [opened, setOpened] = useState<number | null>(null);
  const altOf = (number: number) => {
    const { caption, petId } = images[number - 1] ?? {};
    const pet = pets.find(({ id }) => id !== undefined && id === petId)?.name;
    const what = caption ?? (pet ? t("pictures.of", { pet }) : "");
    const place = t("pictures.numbered", { number, count: images.length });
    return images.length === 1
      ? what || t("pictures.many", { count: 1 })
      : [what, place].filter(Boolean).join(", ");
  };
  const shown = images.slice(0, mostShown);
  const rest = images.length - shown.length;
  return (
    <>
      <ul className={cx("mt-2 grid gap-2", images.length > 1 && "grid-cols-2 sm:grid-cols-3")}>
        {shown.map((image, index) => (
          <li key={image.clientId ?? image.id} className="min-w-0">
            {/* Signs stand on the picture, never on the words under it. */}
            <div className="relative">
              <ScriptButton
                aria-label={t("pictures.open", { what: altOf(index + 1) })}
                onClick={() => setOpened(index)}
                className="block w-full overflow-hidden rounded-card"
              >
                <Picture
                  image={image}
                  alt=""
                  sizes={images.length > 1 ? "200px" : "(min-width: 1024px) 480px, 90vw"}
                  className={cx(
                    "w-full object-cover",
                    images.length > 1 ? "aspect-square" : "max-h-100",
                  )}
                />
                {rest > 0 && index === shown.length - 1 && (
                  <span className="absolute inset-0 grid place-items-center rounded-card bg-scrim text-xl font-bold text-cream">
                    {t("pictures.more", { count: rest })}
                  </span>
                )}
              </ScriptButton>
              <PictureSigns image={image} waits={isWaiting(image)} />
              {onRemove && (
                <IconButton
                  label={`${t("pictures.remove")}: ${altOf(index + 1)}`}
                  icon={<Trash2 />}
                  variant="surface"
                  className="absolute! top-1.5 right-1.5"
                  onClick={() => onRemove(image)}
                />
              )}
            </div>
            {image.caption && (
              <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{image.caption}</p>
            )}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={<Loading />}>
          <Lightbox
            pictures={images}
            altOf={altOf}
            start={opened}
            label={t("pictures.many", { count: images.length })}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function PictureSigns({ image, waits }: { image: LogbookImage; waits: boolean }) {
  const { t } = useTranslation("logbook-visit");
  if (!image.isHearted && !waits) return null;
  return (
    <span className="pointer-events-none absolute bottom-1.5 left-1.5 flex gap-1">
      {image.isHearted && (
        <span className="grid size-8 place-items-center rounded-full bg-surface text-accent-strong">
          <Heart className="size-4.5 fill-current" />
          <span className="sr-only">{t("pictures.liked")}</span>
        </span>
      )}
      {waits && (
        <span className="grid size-8 place-items-center rounded-full bg-warn-soft text-warn">
          <Clock className="size-4.5" />
          <span className="sr-only">{t("pictures.waits")}</span>
        </span>
      )}
    </span>
  );
}

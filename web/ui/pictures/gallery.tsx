import { Images } from "lucide-react";
import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import type { PictureFlag } from "./lightbox.tsx";
import { Picture } from "./picture.tsx";

const loadLightbox = () => import("./lightbox.tsx");
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox);

/** From 1024 px on no more than these are seen; the rest is one press away. */
const inMosaic = 5;
const firstSizes =
  "(min-width: 1200px) 584px, (min-width: 1024px) 48vw, (min-width: 600px) 50vw, 100vw";
const otherSizes = "(min-width: 1024px) 304px, (min-width: 600px) 50vw, 100vw";

/** By the number of pictures: where they stand in two rows, the first one the largest. */
const mosaics = [
  "md:grid-cols-1",
  "md:grid-cols-2",
  "md:grid-cols-[1.9fr_1fr]",
  "md:grid-cols-[1.9fr_1fr_1fr] md:[&>:nth-child(2)]:row-span-2",
  "md:grid-cols-[1.9fr_1fr_1fr]",
];

export type GalleryProps = {
  /** What these pictures are of. */
  label: string;
  /** What picture number so-and-so shows; counted from 1. */
  altOf: (number: number) => string;
  pictures: readonly StoredImage[];
  /** Where to say that a picture is not right. */
  flag?: PictureFlag | undefined;
  /** Lies on the pictures on a phone. */
  actions: ReactNode;
};

/**
 * A mosaic where there is room, a strip to swipe on a phone; either opens large. Each is a link to the
 * picture itself, so that it opens large before and without scripts too.
 */
export function Gallery({ label, altOf, pictures, flag, actions }: GalleryProps) {
  const { t } = useTranslation("ui");
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const total = pictures.length;

  function follow() {
    const list = strip.current;
    // As wide as one picture: half of the strip, from 600 px on.
    const width = list?.firstElementChild?.clientWidth;
    if (list && width) setShown(Math.round(list.scrollLeft / width));
  }

  return (
    <section aria-label={label} className="relative md:wrap md:pt-7">
      <div className="relative">
        <ul
          ref={strip}
          onScroll={follow}
          className={cx(
            "scrollbar-none flex snap-x snap-mandatory overflow-x-auto md:grid md:h-102 md:grid-rows-2 md:gap-2 md:overflow-hidden md:rounded-panel",
            mosaics[Math.min(total, inMosaic) - 1],
          )}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.id}
              className={cx(
                "aspect-5/4 w-full shrink-0 snap-start sm:w-1/2 md:aspect-auto md:w-auto",
                (index === 0 || total === 2) && "md:row-span-2",
                total === 1 && "sm:w-full",
                index >= inMosaic && "md:hidden",
              )}
            >
              <a
                href={picture.url}
                aria-label={t("gallery.open", { number: index + 1, total })}
                onPointerDown={() => void loadLightbox()}
                onFocus={() => void loadLightbox()}
                onClick={(event) => {
                  if (isForAnotherTab(event)) return;
                  event.preventDefault();
                  setOpened(index);
                }}
                className="group block size-full overflow-hidden focus-visible:-outline-offset-4"
              >
                <Picture
                  image={picture}
                  alt={altOf(index + 1)}
                  sizes={index === 0 ? firstSizes : otherSizes}
                  first={index === 0}
                  className={cx(
                    "size-full object-cover transition duration-200 group-hover:brightness-95",
                    // One alone would lose most of itself to the wide frame: whole, over its own blur.
                    total === 1 && "md:object-contain",
                  )}
                />
              </a>
            </li>
          ))}
        </ul>
        {total > 1 && (
          <p className="tabular pointer-events-none absolute bottom-4 left-4 rounded-full bg-surface px-3 py-1.5 text-xs font-semibold md:hidden">
            {t("gallery.position", { number: shown + 1, total })}
          </p>
        )}
        {total > 1 && (
          <div className="absolute right-4 bottom-4 hidden md:block">
            <Button variant="secondary" size="sm" onClick={() => setOpened(0)}>
              <Images className="size-5" />
              {t("gallery.all", { count: total })}
            </Button>
          </div>
        )}
        <div className="absolute inset-x-4 top-3 flex justify-between md:hidden">{actions}</div>
      </div>
      {opened !== null && (
        <Suspense fallback={<Loading />}>
          <Lightbox
            pictures={pictures}
            altOf={altOf}
            start={opened}
            label={label}
            flag={flag}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

function isForAnotherTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

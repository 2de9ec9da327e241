import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { StoredImage } from "#contract/shared/images.ts";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture } from "./picture.tsx";

export type LightboxProps = {
  pictures: readonly StoredImage[];
  /** What picture number so-and-so shows; counted from 1. */
  altOf: (number: number) => string;
  /** Which one to open with, counted from 0. */
  start: number;
  /** What these pictures are of. */
  label: string;
  /** Where to say that a picture is not right. */
  flag?: PictureFlag | undefined;
  onClose: () => void;
};

export type PictureFlag = { label: string; pathOf: (picture: StoredImage) => string };

/**
 * Pictures as large as the screen allows, side by side in a strip: a finger swipes it, the arrows of
 * the keyboard and the screen move it. The browser's own dialog keeps the focus inside, closes on
 * Escape, and gives the focus back to where it was.
 */
export function Lightbox({ pictures, altOf, start, label, flag, onClose }: LightboxProps) {
  const { t } = useTranslation("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const last = pictures.length - 1;
  const shown = pictures[index];
  useClosesOnBack(true, () => dialog.current?.close());

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, at the picture that was pressed.
  useEffect(() => {
    dialog.current?.showModal();
    moveTo(start, "instant");
    const page = document.documentElement;
    page.classList.add("overflow-hidden");
    return () => page.classList.remove("overflow-hidden");
  }, []);

  function moveTo(next: number, behavior: ScrollBehavior) {
    const list = strip.current;
    if (!list) return;
    const wanted = Math.max(0, Math.min(last, next));
    list.scrollTo({ left: wanted * list.clientWidth, behavior });
    setIndex(wanted);
  }

  function go(next: number) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    moveTo(next, still ? "instant" : "smooth");
  }

  function follow() {
    const list = strip.current;
    if (list) setIndex(Math.round(list.scrollLeft / list.clientWidth));
  }

  function onKeyDown(event: KeyboardEvent) {
    const aim = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (aim === undefined) return;
    event.preventDefault();
    go(aim);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-dvw max-w-none animate-fade-in overscroll-contain bg-page text-ink"
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="flex h-16 items-center justify-between px-gutter">
          <p aria-live="polite" className="tabular font-semibold">
            <span aria-hidden="true">
              {index + 1} / {pictures.length}
            </span>
            <span className="sr-only">{altOf(index + 1)}</span>
          </p>
          <div className="flex items-center gap-1">
            {flag && shown && (
              <Link to={flag.pathOf(shown)} className="px-2 py-3 text-sm text-ink-soft">
                {flag.label}
              </Link>
            )}
            <IconButton label={t("close")} icon={<X />} onClick={() => dialog.current?.close()} />
          </div>
        </div>
        <div className="relative min-h-0">
          <ul
            ref={strip}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            aria-label={label}
            onScrollEnd={follow}
            className="scrollbar-none flex h-full snap-x snap-mandatory overflow-x-auto overflow-y-hidden focus-visible:-outline-offset-4"
          >
            {pictures.map((picture, at) => (
              <li
                key={picture.id}
                className="flex h-full w-full shrink-0 snap-center items-center justify-center px-3 pb-5 md:px-20 md:pb-8"
              >
                <Picture
                  image={picture}
                  alt={altOf(at + 1)}
                  sizes="100vw"
                  className="h-auto max-h-full w-auto max-w-full rounded-card object-contain"
                />
              </li>
            ))}
          </ul>
          {pictures.length > 1 && (
            <>
              <div className="absolute top-1/2 left-5 hidden -translate-y-1/2 md:block">
                <IconButton
                  label={t("previous")}
                  icon={<ChevronLeft />}
                  variant="outline"
                  disabled={index === 0}
                  onClick={() => go(index - 1)}
                />
              </div>
              <div className="absolute top-1/2 right-5 hidden -translate-y-1/2 md:block">
                <IconButton
                  label={t("next")}
                  icon={<ChevronRight />}
                  variant="outline"
                  disabled={index === last}
                  onClick={() => go(index + 1)}
                />
              </div>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

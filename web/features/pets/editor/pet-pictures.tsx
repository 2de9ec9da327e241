import { Camera, ImagePlus, X } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { type StoredImage, uploadMaxFiles } from "#contract/shared/images.ts";
import { pictureTypes } from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import {
  FieldErrorText,
  fieldRoot,
  hintLook,
  labelLook,
  OptionalMark,
} from "#web/ui/forms/field-parts.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Dots } from "#web/ui/page/dots.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import type { Pictures } from "./use-pictures.ts";

export type PetPicturesProps = {
  /** Those that are there already. */
  stored: readonly StoredImage[];
  onRemoveStored: (id: number) => void;
  pictures: Pictures;
};

const focusLook =
  "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand";
const tileLook = "aspect-square w-full rounded-field object-cover";

/** Several pictures: chosen, dropped or taken on the spot, and sent when the form is saved. */
export function PetPictures({ stored, onRemoveStored, pictures }: PetPicturesProps) {
  const { t } = useTranslation("pets");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { chosen, busy, problems } = pictures;
  const room = uploadMaxFiles - stored.length - chosen.length - busy;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    void pictures.add([...(event.target.files ?? [])], room);
    // Choosing the same file again must count as a change.
    event.target.value = "";
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void pictures.add([...event.dataTransfer.files], room);
  }

  function afterRemoving(remove: () => void) {
    remove();
    // The pressed button goes with its picture; to choose another is the next thing to want.
    requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser.
    <div
      {...fieldRoot(problems[0])}
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span id={`${id}-label`} className={labelLook}>
        {t("pictures")}
        <OptionalMark optional />
      </span>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {stored.map((image, index) => (
          <Tile
            key={image.id}
            label={t("pictureRemove", { number: index + 1 })}
            onRemove={() => afterRemoving(() => onRemoveStored(image.id))}
          >
            <Picture
              image={image}
              alt={t("pictureNumber", { number: index + 1 })}
              sizes="(min-width: 600px) 140px, 30vw"
              className={tileLook}
            />
          </Tile>
        ))}
        {chosen.map((picture, index) => {
          const number = stored.length + index + 1;
          return (
            <Tile
              key={`new ${picture.id}`}
              label={t("pictureRemove", { number })}
              onRemove={() => afterRemoving(() => pictures.remove(picture.id))}
            >
              <img src={picture.url} alt={t("pictureNumber", { number })} className={tileLook} />
            </Tile>
          );
        })}
        {busy > 0 && (
          <li className="grid aspect-square place-items-center rounded-field bg-sunken text-ink-soft">
            <Dots />
          </li>
        )}
        {room > 0 && (
          <li>
            <label
              className={cx(
                "grid aspect-square w-full content-center justify-items-center gap-1 rounded-field border-2 border-dashed p-1 text-center text-sm leading-tight font-semibold text-brand-strong transition-colors",
                isOver ? "border-brand bg-brand-soft" : "border-edge bg-surface hover:border-brand",
                focusLook,
              )}
            >
              <input
                ref={input}
                type="file"
                multiple
                accept={pictureTypes.join(",")}
                aria-describedby={`${id}-hint`}
                onChange={choose}
                className="sr-only"
              />
              <ImagePlus className="size-6 text-brand" />
              {t("picturesAdd")}
            </label>
          </li>
        )}
      </ul>
      {room > 0 && (
        // Where one points with a finger there is a camera, and nowhere to drag from.
        <div className="hidden pointer-coarse:block">
          <label className={cx(buttonLook({ variant: "secondary", size: "sm" }), focusLook)}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              onChange={choose}
              className="sr-only"
            />
            <Camera className="size-5" />
            {t("pictureTake")}
          </label>
        </div>
      )}
      <div role="status" className="sr-only">
        {busy > 0
          ? t("picturesBusy")
          : chosen.length > 0 && t("picturesReady", { count: chosen.length })}
      </div>
      {problems.length === 0 ? (
        <FieldErrorText id={`${id}-error`} />
      ) : (
        problems.map((line) => <FieldErrorText key={line} id={`${id}-error`} error={line} />)
      )}
      <div id={`${id}-hint`} className={hintLook}>
        {t("picturesHint")}
        <span className="hidden pointer-fine:inline"> {t("picturesDrop")}</span>
      </div>
    </div>
  );
}

type TileProps = { label: string; onRemove: () => void; children: React.ReactNode };

function Tile({ label, onRemove, children }: TileProps) {
  return (
    <li className="relative animate-fade-in">
      {children}
      <div className="absolute top-1 right-1">
        <IconButton
          label={label}
          icon={<X />}
          variant="surface"
          onClick={onRemove}
          className="border border-line"
        />
      </div>
    </li>
  );
}

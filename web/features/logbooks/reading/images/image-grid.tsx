import { Check, Ellipsis, Heart, Plus, UserRound } from "lucide-react";
import { type MouseEvent, Suspense, useState } from "react";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { clockInWords, imagesInWords } from "../../logbook-words.ts";
import type { ImageActions } from "./use-image-actions.ts";

const loadLightbox = () => import("#web/ui/pictures/lightbox.tsx");
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox);

export type ImageGridProps = {
  pets: Logbook["pets"];
  images: readonly LogbookImage[];
  actions: ImageActions;
};

/** Pictures with what can be done with them in a strip under each; a press shows them large. */
export function ImageGrid({ pets, images, actions }: ImageGridProps) {
  const { t } = useTranslation("logbooks");
  const altOf = useImageAlt(pets);
  const urls = useUrls();
  const [opened, setOpened] = useState<number | null>(null);

  function open(event: MouseEvent, index: number) {
    // Pressed for a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  }

  return (
    <>
      <ul className={cx("mt-1.5 grid gap-3", images.length > 1 && "@min-[40rem]:grid-cols-2")}>
        {images.map((image, index) => (
          <li key={image.id} className="flex flex-col overflow-hidden rounded-card bg-surface">
            <a
              href={image.url}
              aria-label={t("image.open", { what: altOf(image) })}
              onPointerDown={() => void loadLightbox()}
              onFocus={() => void loadLightbox()}
              onClick={(event) => open(event, index)}
              className="block focus-visible:-outline-offset-4"
            >
              <Picture
                image={image}
                alt={altOf(image)}
                sizes="(min-width: 1024px) 380px, 100vw"
                className="aspect-4/3 w-full object-cover"
              />
            </a>
            <ImageStrip image={image} pets={pets} actions={actions} />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense fallback={<Loading />}>
          <Lightbox
            pictures={images}
            altOf={(number) => altOf(images[number - 1])}
            start={opened}
            label={t("image.large")}
            flag={{
              label: t("image.flag"),
              pathOf: ({ id }) => urls.report("logbook_image", id),
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

type ImageStripProps = { image: LogbookImage; pets: Logbook["pets"]; actions: ImageActions };

function ImageStrip({ image, pets, actions }: ImageStripProps) {
  const { t } = useTranslation("logbooks");
  const { main, others, toProfile } = placesFor(image, pets);
  const { press, pending: isAdding } = useAction({
    send: (call, pet: PetPlace | null) => actions.add(call, image, pet?.id),
    done: (pet) => (pet ? t("image.addedToPet", { pet: pet.name }) : t("image.addedToProfile")),
    failed: t("image.addFailed"),
  });
  const add = (pet: PetPlace | null = null) => press(pet);

  const items = [
    ...others.map((pet) => ({
      id: `pet ${pet.id}`,
      label: t("image.putAtPet", { pet: pet.name }),
      icon: <Plus />,
      onSelect: () => void add(pet),
    })),
    ...(toProfile
      ? [
          {
            id: "profile",
            label: t("image.putOnProfile"),
            icon: <UserRound />,
            onSelect: () => void add(),
          },
        ]
      : []),
  ];
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-x-1 py-1.5 pr-2 pl-4">
      <p className="min-w-0 flex-1 basis-32 py-1.5 text-sm leading-snug wrap-anywhere">
        {image.caption}
      </p>
      <span className="flex items-center">
        {main?.isThere && (
          <span className="flex items-center gap-1.5 px-2 text-sm font-semibold text-ink-soft">
            <Check className="size-4.5 shrink-0" />
            <span className="max-w-40 truncate">{t("image.isAtPet", { pet: main.name })}</span>
          </span>
        )}
        {main && !main.isThere && (
          <Button variant="ghost" size="sm" pending={isAdding} onClick={() => void add(main)}>
            <Plus className="size-4.5 shrink-0" />
            <span className="max-w-40 truncate">{t("image.putAtPet", { pet: main.name })}</span>
          </Button>
        )}
        {items.length > 0 && (
          <Menu
            label={t("image.more")}
            items={items}
            trigger={<IconButton label={t("image.more")} icon={<Ellipsis />} />}
          />
        )}
        <IconButton
          label={t(image.isHearted ? "image.takeHeart" : "image.giveHeart")}
          icon={<Heart />}
          pressed={image.isHearted}
          onClick={() => actions.turnHeart(image)}
        />
      </span>
    </div>
  );
}

type PetPlace = { id: number; name: string };

type ImagePlaces = {
  /** The pet it shows, or the only one there is: one press is enough. */
  main: (PetPlace & { isThere: boolean }) | null;
  /** Where else it could go: other pets, the ones that it doesn't stand at yet. */
  others: PetPlace[];
  /** It is not on the owner's own profile yet. */
  toProfile: boolean;
};

/** Where an owner can put a copy of a picture; a pet that has gone is no place. */
export function placesFor(
  image: Pick<LogbookImage, "petId" | "addedToPetIds" | "isAddedToProfile">,
  pets: Logbook["pets"],
): ImagePlaces {
  const known = pets.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  const shown = known.find(({ id }) => id === image.petId);
  const main = shown ?? (known.length === 1 ? known[0] : undefined);
  return {
    main: main ? { ...main, isThere: image.addedToPetIds.includes(main.id) } : null,
    others: known.filter(({ id }) => id !== main?.id && !image.addedToPetIds.includes(id)),
    toProfile: !image.isAddedToProfile,
  };
}

/** What a picture shows, as far as anybody said so: its caption, or whom it shows and when it was taken. */
export function useImageAlt(pets: Logbook["pets"]): (image: LogbookImage | undefined) => string {
  const { t } = useTranslation("logbooks");
  return (image) => {
    if (!image) return "";
    const what = imagesInWords([image], pets, t);
    return image.caption ?? t("image.alt", { what, time: clockInWords(image.takenAt) });
  };
}

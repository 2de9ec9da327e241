import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
import { IconButton } from "#web/ui/icon-button.tsx";
import { BackOnPicture } from "#web/ui/pictures/back-on-picture.tsx";
import { middle } from "#web/ui/pictures/crop-frame.ts";
import { Cropper } from "#web/ui/pictures/cropper.tsx";
import { Gallery } from "#web/ui/pictures/gallery.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ThemedPicture } from "#web/ui/pictures/themed-picture.tsx";
import { PictureDrop } from "#web/ui/uploads/picture-drop.tsx";
import { moved, Sortable } from "#web/ui/uploads/sortable.tsx";
import { pretendUpload } from "./pretend-upload.ts";
import { Columns, Row, Section } from "./section.tsx";

const size = { width: 320, height: 240 };
const stored = (id: number, url: string, placeholder: string): StoredImage => ({
  id,
  url,
  sizes: [{ width: size.width, url }],
  ...size,
  placeholder,
});

const pictures = [
  stored(1, park, "ZcgRFYZ2l4iPd3iXh4eHeCV3IOIH"),
  stored(2, garden, "q+gNFYaYl1ePeneEg8iHeAeEZIAo"),
  stored(3, nap, "KDkKFYa6qKWbdWeLdjimb42vxPp6"),
  stored(4, bowl, "6CkOHYa3eHiPeYeCd7d5eLSPMvYL"),
  stored(5, cats, "6igOJYyZh5d/iHh2hsZ4hVlgiQe3"),
  stored(6, `${park}?again`, "ZcgRFYZ2l4iPd3iXh4eHeCV3IOIH"),
];
/** What one sees until a picture is there: a blur of itself. */
const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const onItsWay = stored(7, nothing, "6igOJYyZh5d/iHh2hsZ4hVlgiQe3");

export function PicturesSection() {
  const { t } = useTranslation("dev");
  const altOf = (number: number) => t("pictures.alt", { number });
  return (
    <Section id="pictures" title={t("pictures.title")}>
      <Row title={t("pictures.picture")}>
        {[pictures[0], onItsWay].map(
          (image) =>
            image && (
              <Picture
                key={image.id}
                image={image}
                alt={image === onItsWay ? t("pictures.onItsWay") : altOf(1)}
                sizes="320px"
                className="w-40 rounded-card"
              />
            ),
        )}
        <ThemedPicture
          light={street}
          dark={streetNight}
          alt={t("pictures.street")}
          width={1440}
          height={420}
          className="h-30 w-auto max-w-full rounded-card bg-sky object-cover"
        />
      </Row>
      {[pictures, pictures.slice(0, 3), pictures.slice(0, 1)].map((shown) => (
        <div key={shown.length} className="min-w-0">
          <h3 className="mb-3 text-base">{t("pictures.gallery", { count: shown.length })}</h3>
          <Gallery
            label={t("pictures.gallery", { count: shown.length })}
            altOf={altOf}
            pictures={shown}
            actions={<BackOnPicture to="/" label={t("buttons.back")} />}
          />
        </div>
      ))}
      <Columns title={t("pictures.crop")} two>
        <Crop round />
        <Crop />
      </Columns>
      <Order />
      <Columns title={t("pictures.drop")} two>
        <PictureDrop
          label={t("pictures.add")}
          hint={t("pictures.addHint")}
          room={5}
          tooMany={t("pictures.tooMany")}
          upload={pretendUpload}
          explain={() => undefined}
        />
      </Columns>
    </Section>
  );
}

function Crop({ round }: { round?: boolean }) {
  const [crop, setCrop] = useState(middle);
  return (
    <div className="max-w-72">
      <Cropper src={park} size={size} crop={crop} onChange={setCrop} round={round ?? false} />
    </div>
  );
}

function Order() {
  const { t } = useTranslation("dev");
  const [list, setList] = useState<readonly StoredImage[]>(pictures.slice(0, 4));
  const move = (from: number, to: number) => setList((before) => moved(before, from, to));
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-base">{t("pictures.order")}</h3>
      <Sortable
        label={t("pictures.order")}
        items={list}
        keyOf={({ id }) => id}
        onMove={move}
        className="grid grid-cols-2 gap-3 sm:grid-cols-4"
      >
        {(image, index) => (
          <>
            <Picture
              image={image}
              alt={t("pictures.alt", { number: image.id })}
              sizes="25vw"
              className="pointer-events-none w-full rounded-card"
            />
            <IconButton
              label={t("pictures.earlier", { number: image.id })}
              icon={<ChevronLeft />}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={t("pictures.later", { number: image.id })}
              icon={<ChevronRight />}
              disabled={index === list.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </>
        )}
      </Sortable>
    </div>
  );
}

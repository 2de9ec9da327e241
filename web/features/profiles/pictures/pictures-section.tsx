import { useState } from "react";
import type { ProfileImage } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { uploadMaxFiles } from "#contract/shared/images.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { pictureBlob, shrinkPicture } from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { PictureDrop } from "#web/ui/uploads/picture-drop.tsx";
import { Sortable } from "#web/ui/uploads/sortable.tsx";
import type { Upload } from "#web/ui/uploads/use-uploads.ts";
import { SectionFrame } from "../profile-section.tsx";
import { CropSheet } from "./crop-sheet.tsx";
import { PictureTile } from "./picture-tile.tsx";
import { usePictures } from "./use-pictures.ts";

class TooHardToShrink extends Error {}

/** All pictures of a profile: added, ordered, cropped and taken away on the spot. */
export function PicturesSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const { pictures, move, flag, remove, upload, replace } = usePictures(profile.images);
  const [cropped, setCropped] = useState<ProfileImage | null>(null);

  const send: Upload = async (file, track) => {
    const small = await shrinkPicture(file).catch((error: unknown) => {
      throw new TooHardToShrink("Error resizing the image.", { cause: error });
    });
    await upload(pictureBlob(small), track);
    return { id: file.name, name: file.name };
  };

  return (
    <SectionFrame section="pictures" title={t("sections.pictures")}>
      {pictures.length === 0 ? (
        <p className="mb-4 text-ink-soft">{t("pictures.empty")}</p>
      ) : (
        <Sortable
          label={t("sections.pictures")}
          items={pictures}
          keyOf={({ id }) => id}
          onMove={move}
          className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3"
        >
          {(picture, index) => (
            <PictureTile
              picture={picture}
              index={index}
              total={pictures.length}
              onMove={(by) => move(index, index + by)}
              onFlag={(name) => flag(picture, name)}
              onCrop={() => setCropped(picture)}
              onRemove={() => void remove(picture)}
            />
          )}
        </Sortable>
      )}
      <PictureDrop
        label={t("pictures.add")}
        hint={t("pictures.hint", { most: uploadMaxFiles })}
        room={uploadMaxFiles - pictures.length}
        tooMany={t("pictures.tooMany", { most: uploadMaxFiles })}
        upload={send}
        explain={(error) =>
          error instanceof TooHardToShrink ? t("pictures.unreadable") : refusedPicture(error)
        }
      />
      {cropped && (
        <CropSheet
          src={cropped.url}
          round={cropped.profileImage}
          onClose={() => setCropped(null)}
          onCrop={(picture) => replace(cropped, picture)}
        />
      )}
    </SectionFrame>
  );
}

/** What the server has against a picture, in its words. */
function refusedPicture(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.fieldErrors.images?.[0] ?? error.messages[0];
}

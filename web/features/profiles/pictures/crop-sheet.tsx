import { useEffect, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import { cropArea, middle } from "#web/ui/pictures/crop-frame.ts";
import { Cropper } from "#web/ui/pictures/cropper.tsx";

export type CropSheetProps = {
  src: string;
  round: boolean;
  onClose: () => void;
  /** Sends it; the sheet closes when that is done. */
  onCrop: (picture: Blob) => Promise<void>;
};

export function CropSheet({ src, round, onClose, onCrop }: CropSheetProps) {
  const { t } = useTranslation("profiles");
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState(middle);
  const [isUnreadable, setUnreadable] = useState(false);
  const saving = useAction({
    async send(_call, opened: HTMLImageElement) {
      await onCrop(await cropPicture(opened, cropArea(crop, size)));
    },
    onDone: onClose,
    failed: t("pictures.failed"),
    lines: [],
  });

  useEffect(() => {
    let isStale = false;
    openPicture(src).then(
      (opened) => {
        if (!isStale) setPicture(opened);
      },
      () => setUnreadable(true),
    );
    return () => {
      isStale = true;
    };
  }, [src]);

  const size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };

  return (
    <Sheet
      open
      wide="centre"
      onOpenChange={onClose}
      title={t("pictures.cropTitle")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            pending={saving.pending}
            onClick={() => picture && void saving.press(picture)}
            className="flex-1"
          >
            {t("pictures.cropSave")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-5">
        <ErrorBanner lines={isUnreadable ? [t("pictures.unreadable")] : saving.lines} />
        {picture ? (
          <Cropper src={src} size={size} crop={crop} onChange={setCrop} round={round} />
        ) : (
          <Skeleton shape="block" className="mx-auto aspect-square w-full max-w-list" />
        )}
      </div>
    </Sheet>
  );
}

/** A square out of a picture, as something that can be sent. At most so many pixels a side. */
const largestSide = 1_280;
const quality = 0.9;

export function openPicture(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    // From another host, such as a store of files, a canvas only gives back what it was allowed to read.
    picture.crossOrigin = "anonymous";
    picture.addEventListener("load", () => resolve(picture));
    picture.addEventListener("error", () => reject(new Error("Error resizing the image.")));
    picture.src = src;
  });
}

export async function cropPicture(
  picture: HTMLImageElement,
  { left, top, side }: { left: number; top: number; side: number },
): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(Math.min(side, largestSide));
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  context?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!context || !blob) throw new Error("Error resizing the image.");
  return blob;
}

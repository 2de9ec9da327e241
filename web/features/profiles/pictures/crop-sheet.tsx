import { useEffect, useState } from "react";
import { cropPicture, openPicture } from "#web/lib/browser/crop-picture.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import { cropArea, middle } from "#web/ui/pictures/crop-frame.ts";
import { Cropper } from "#web/ui/pictures/cropper.tsx";
import { refusedPicture } from "./picture-problem.ts";

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
  const [problem, setProblem] = useState("");
  const [pending, setPending] = useState(false);

  useEffect(() => {
    let isStale = false;
    openPicture(src).then(
      (opened) => {
        if (!isStale) setPicture(opened);
      },
      () => setProblem(t("pictures.unreadable")),
    );
    return () => {
      isStale = true;
    };
  }, [src, t]);

  const size = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };

  async function save() {
    if (!picture) return;
    setPending(true);
    setProblem("");
    try {
      await onCrop(await cropPicture(picture, cropArea(crop, size)));
      onClose();
    } catch (error) {
      logError("picture not cropped", error);
      setProblem(refusedPicture(error) ?? t("pictures.failed"));
      setPending(false);
    }
  }

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
          <Button pending={pending} onClick={() => void save()} className="flex-1">
            {t("pictures.cropSave")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-5">
        {problem && (
          <Banner tone="bad" live>
            {problem}
          </Banner>
        )}
        {picture ? (
          <Cropper src={src} size={size} crop={crop} onChange={setCrop} round={round} />
        ) : (
          <Skeleton shape="block" className="mx-auto aspect-square w-full max-w-list" />
        )}
      </div>
    </Sheet>
  );
}

import { Camera } from "lucide-react";
import { Suspense, useId, useState } from "react";
import type { ProfileImage } from "#contract/profile-parts.ts";
import { isHeic, pictureTypes, shrinkPicture } from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { usePictures } from "./use-pictures.ts";

const CropSheet = lazyPart(async () => (await import("./crop-sheet.tsx")).CropSheet);

export type FaceButtonProps = {
  name: string;
  src: string | undefined;
  images: readonly ProfileImage[];
};

/** The profile's face; pressed, it asks for another one, which is cropped to fit. */
export function FaceButton({ name, src, images }: FaceButtonProps) {
  const { t } = useTranslation(["profiles", "ui"]);
  const id = useId();
  const { addFace } = usePictures(images);
  const [chosen, setChosen] = useState<string | null>(null);

  const { press } = useAction({
    send: (_call, file: File) => shrinkPicture(file),
    check: (file) => (isHeic(file) ? t("ui:heicPicture") : null),
    onDone: setChosen,
    failed: t("pictures.unreadable"),
  });

  return (
    <>
      <label
        className={cx(
          "group/face relative block shrink-0 rounded-full",
          "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
        )}
      >
        <input
          id={id}
          type="file"
          aria-label={src ? t("pictures.changeFace") : t("pictures.chooseFace")}
          accept={pictureTypes.join(",")}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void press(file);
            // Choosing the same file again must count as a change.
            event.target.value = "";
          }}
          className="sr-only"
        />
        <Avatar name={name} picture={src} size="xl" />
        <span className="absolute -right-0.5 -bottom-0.5 grid size-11 place-items-center rounded-full border-3 border-page bg-brand text-on-brand transition group-hover/face:bg-brand-strong">
          <Camera className="size-5" />
        </span>
      </label>
      {chosen && (
        <Suspense fallback={<Loading />}>
          <CropSheet src={chosen} round onClose={() => setChosen(null)} onCrop={addFace} />
        </Suspense>
      )}
    </>
  );
}

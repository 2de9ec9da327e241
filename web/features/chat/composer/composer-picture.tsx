import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import type { ChosenPicture } from "./use-chosen-picture.ts";

/** The picture that goes along with the next message, before it goes. */
export function ComposerPicture({ chosen }: { chosen: ChosenPicture }) {
  const { t } = useTranslation("chat");
  const { picture, isBusy, problem, clear } = chosen;
  return (
    <>
      {(picture || isBusy) && (
        <div className="relative ml-gutter mb-2 w-fit">
          {picture ? (
            <img
              src={picture}
              alt={t("composer.pictureReady")}
              className="max-h-32 max-w-60 rounded-field object-cover"
            />
          ) : (
            <Skeleton shape="block" className="h-24 w-32" />
          )}
          {picture && (
            <IconButton
              label={t("composer.removePicture")}
              icon={<X />}
              variant="outline"
              onClick={clear}
              className="absolute -top-2 -right-4"
            />
          )}
        </div>
      )}
      <p role="alert" className="px-gutter pb-2 text-sm font-medium text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}

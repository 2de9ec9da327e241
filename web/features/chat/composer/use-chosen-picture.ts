import { useState } from "react";
import { announce } from "#web/lib/browser/announce.ts";
import {
  fittingSide,
  isHeic,
  pictureMaxBytes,
  pictureTypes,
  shrinkPicture,
} from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { imageMaxSide } from "../messages/message-limits.ts";

export type ChosenPicture = ReturnType<typeof useChosenPicture>;

/** One picture that is to go with the next message: chosen, pasted or dropped, and made smaller. */
export function useChosenPicture() {
  const { t } = useTranslation(["chat", "ui"]);
  const [picture, setPicture] = useState<string | null>(null);
  const choosing = useAction({
    send: (_call, file: File) =>
      shrinkPicture(file, (width, height) => fittingSide(width, height, imageMaxSide)),
    check: refusalOf,
    onDone(shrunk) {
      setPicture(shrunk);
      announce(t("chat:composer.pictureReady"));
    },
    failed: t("chat:composer.pictureFailed"),
    lines: [],
  });

  function refusalOf(file: File): string | null {
    if (isHeic(file)) return t("ui:heicPicture");
    if (!pictureTypes.some((type) => type === file.type)) return t("chat:composer.pictureFailed");
    return file.size > pictureMaxBytes ? t("chat:composer.pictureTooLarge") : null;
  }

  function clear() {
    setPicture(null);
    choosing.clear();
  }
  return {
    picture,
    isBusy: choosing.pending,
    problem: choosing.lines[0] ?? null,
    choose: async (file: File | undefined) => void (file && (await choosing.press(file))),
    clear,
  };
}

/** The first picture of what was pasted or dropped. */
export function pictureIn(items: DataTransfer | null): File | undefined {
  return [...(items?.files ?? [])].find(
    ({ type, name }) => type.startsWith("image/") || isHeic({ name, type }),
  );
}

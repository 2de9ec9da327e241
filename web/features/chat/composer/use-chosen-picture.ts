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
import { imageMaxSide } from "../messages/message-limits.ts";

export type ChosenPicture = ReturnType<typeof useChosenPicture>;

/** One picture that is to go with the next message: chosen, pasted or dropped, and made smaller. */
export function useChosenPicture() {
  const { t } = useTranslation(["chat", "ui"]);
  const [picture, setPicture] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    const refusal = refusalOf(file);
    if (refusal) return setProblem(refusal);
    setBusy(true);
    try {
      setPicture(
        await shrinkPicture(file, (width, height) => fittingSide(width, height, imageMaxSide)),
      );
      announce(t("chat:composer.pictureReady"));
    } catch {
      setProblem(t("chat:composer.pictureFailed"));
    } finally {
      setBusy(false);
    }
  }

  function refusalOf(file: File): string | null {
    if (isHeic(file)) return t("ui:heicPicture");
    if (!pictureTypes.some((type) => type === file.type)) return t("chat:composer.pictureFailed");
    return file.size > pictureMaxBytes ? t("chat:composer.pictureTooLarge") : null;
  }

  function clear() {
    setPicture(null);
    setProblem(null);
  }
  return { picture, isBusy, problem, choose, clear };
}

/** The first picture of what was pasted or dropped. */
export function pictureIn(items: DataTransfer | null): File | undefined {
  return [...(items?.files ?? [])].find(
    ({ type, name }) => type.startsWith("image/") || isHeic({ name, type }),
  );
}

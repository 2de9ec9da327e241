import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { clockInWords, imagesInWords } from "../../logbook-words.ts";

/** What a picture shows, as far as anybody said so: its caption, or whom it shows and when it was taken. */
export function useImageAlt(pets: Logbook["pets"]): (image: LogbookImage | undefined) => string {
  const { t } = useTranslation("logbooks");
  return (image) => {
    if (!image) return "";
    const what = imagesInWords([image], pets, t);
    return image.caption ?? t("image.alt", { what, time: clockInWords(image.takenAt) });
  };
}

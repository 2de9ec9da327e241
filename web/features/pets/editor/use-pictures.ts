import { useLayoutEffect, useRef, useState } from "react";
import { pictureMaxBytes, pictureTypes, shrinkPicture } from "#web/lib/browser/picture.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { fileSize, kindNames, refusal } from "#web/ui/uploads/upload-list.ts";

/** A picture that was chosen and not sent yet, as a data URL. */
export type ChosenPicture = { id: number; url: string };
export type Pictures = ReturnType<typeof usePictures>;

/** Pictures on their way into a form: made smaller one by one, and kept with its draft. */
export function usePictures(key: string) {
  const { t } = useTranslation(["pets", "ui"]);
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  // Two files may be ready before the next drawing; each must see the other.
  const latest = useRef(chosen);
  const lastId = useRef(0);
  const [busy, setBusy] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  function put(urls: readonly string[]) {
    const added = urls.map((url) => {
      lastId.current += 1;
      return { id: lastId.current, url };
    });
    latest.current = [...latest.current, ...added];
    setChosen(latest.current);
  }

  function keep() {
    const kept = fittingPictures(latest.current.map(({ url }) => url));
    if (kept.length > 0) writeDraft(key, kept);
    else removeDraft(key);
  }

  // After hydration: the server, which drew the page, knows nothing of drafts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useLayoutEffect(() => {
    const kept = readDraft(key);
    if (latest.current.length === 0 && Array.isArray(kept)) put(kept.filter(isPicture));
  }, [key]);

  async function add(files: readonly File[], room: number) {
    const [fitting, over] = [files.slice(0, room), files.slice(room)];
    const refused = fitting.flatMap((file) => problemOf(file) ?? []);
    setProblems(over.length > 0 ? [...refused, t("picturesFull")] : refused);
    const good = fitting.filter((file) => problemOf(file) === null);
    setBusy((count) => count + good.length);
    for (const file of good) {
      // One at a time: a phone has no room for ten large photos side by side.
      try {
        put([await shrinkPicture(file)]);
        keep();
      } catch {
        setProblems((lines) => [...lines, named(file, t("pictureFailed"))]);
      }
      setBusy((count) => count - 1);
    }
  }

  function remove(id: number) {
    latest.current = latest.current.filter((picture) => picture.id !== id);
    setChosen(latest.current);
    setProblems([]);
    keep();
  }

  function problemOf(file: File): string | null {
    const reason = refusal(file, { accept: pictureTypes, maxBytes: pictureMaxBytes });
    if (reason === "size") {
      return named(file, t("ui:uploadTooLarge", { size: fileSize(pictureMaxBytes) }));
    }
    if (reason === null) return null;
    const isHeic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type);
    const kinds = kindNames(pictureTypes).join(", ");
    return named(file, isHeic ? t("pictureHeic") : t("ui:uploadWrongType", { kinds }));
  }

  return { chosen, busy, problems, add, remove, forget: () => removeDraft(key) };
}

/** Of several files one wants to know which. */
function named(file: File, line: string): string {
  return file.name ? `${file.name}: ${line}` : line;
}

function isPicture(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("data:image/");
}

/** Of the five million characters that a browser keeps, most is left to what was typed. */
const room = 3_000_000;

/** The pictures that may be kept with a draft: the first ones, for as far as there is room. */
export function fittingPictures(pictures: readonly string[], characters = room): string[] {
  let left = characters;
  return pictures.filter((picture) => {
    left -= picture.length;
    return left >= 0;
  });
}

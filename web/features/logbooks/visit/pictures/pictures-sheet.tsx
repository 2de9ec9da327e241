import { useEffect, useState } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { petFaceOf } from "#web/ui/pictures/pet-faces.tsx";
import { captionMaxLength } from "../limits.ts";

/** What is said of the pictures that were chosen. */
export type AboutPictures = { petId?: number; caption?: string };

export type PicturesSheetProps = {
  files: readonly File[];
  pets: Logbook["pets"];
  onAdd: (about: AboutPictures) => void;
  onClose: () => void;
};

/** So many are shown: each of them is decoded at its full size, which takes a phone its time. */
const mostShown = 3;
const nobody = "nobody";

/** Loaded when asked for: who is in the pictures that were taken or chosen, and a word about them. */
export function PicturesSheet({ files, pets, onAdd, onClose }: PicturesSheetProps) {
  const { t } = useTranslation("logbook-visit");
  const known = pets.filter(({ id }) => id !== undefined);
  const [who, setWho] = useState(known.length === 1 ? String(known[0]?.id) : nobody);
  const [caption, setCaption] = useState("");
  const count = files.length;

  function add() {
    const pet = known.find(({ id }) => String(id) === who);
    onAdd({
      ...(pet?.id === undefined ? {} : { petId: pet.id }),
      ...(caption.trim() ? { caption: caption.trim() } : {}),
    });
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(known.length > 0 ? "pictures.title" : "pictures.titleNoPets", { count })}
      wide="centre"
      footer={
        <Button wide onClick={add}>
          {t("pictures.add")}
        </Button>
      }
    >
      <div className="grid gap-5 pb-5">
        <Previews files={files} />
        {known.length > 0 && (
          <ChipsField
            single
            label={t("pictures.title", { count })}
            labelHidden
            options={[
              ...known.map((pet) => ({
                id: String(pet.id),
                label: pet.name,
                picture: petFaceOf(pet),
              })),
              { id: nobody, label: t(known.length > 1 ? "pictures.everybody" : "pictures.nobody") },
            ]}
            value={[who]}
            onChange={([next]) => setWho(next ?? nobody)}
          />
        )}
        <TextField
          label={t("pictures.caption")}
          optional
          maxLength={captionMaxLength}
          value={caption}
          onChange={setCaption}
        />
      </div>
    </Sheet>
  );
}

function Previews({ files }: { files: readonly File[] }) {
  const { t } = useTranslation("logbook-visit");
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const made = files.slice(0, mostShown).map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  const more = files.length - urls.length;
  return (
    <div aria-hidden="true" className="flex gap-2">
      {urls.map((url) => (
        <img key={url} src={url} alt="" className="size-21 rounded-field bg-sunken object-cover" />
      ))}
      {more > 0 && urls.length > 0 && (
        <span className="grid size-21 place-items-center rounded-field bg-sunken font-semibold">
          {t("pictures.more", { count: more })}
        </span>
      )}
    </div>
  );
}

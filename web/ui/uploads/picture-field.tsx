import { ImageUp, Trash2 } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { pictureMaxBytes, pictureTypes, shrinkPicture } from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import {
  describedBy,
  FieldNotes,
  type FieldProps,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";
import { fileSize, kindNames, refusal } from "./upload-list.ts";

export type PictureFieldProps = Omit<
  FieldProps<never>,
  "value" | "onChange" | "validate" | "disabled" | "required" | "name"
> & {
  /** A data URL of what was chosen; the owner sends it with the rest of the form. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is shown until something else is chosen: the picture that is there, or a drawing. */
  current: string;
  /** What to say of a file that turns out to be no picture after all. */
  failed: string;
  round?: boolean;
};

/** One picture, seen at once and made smaller on the spot. */
export function PictureField(props: PictureFieldProps) {
  const { label, labelHidden, hint, error: given, optional, className, ...more } = props;
  const { value, onChange, current, failed, round } = more;
  const { t } = useTranslation("ui");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState("");
  const [isOver, setOver] = useState(false);
  /** Only the file that was chosen last counts, however long an earlier one takes. */
  const latest = useRef(0);
  const error = problem ?? given;

  async function choose(file: File | undefined) {
    if (!file) return;
    latest.current += 1;
    const turn = latest.current;
    setProblem(refused(file));
    if (refused(file)) return;
    setNews(t("pictureBusy"));
    try {
      const picture = await shrinkPicture(file);
      if (turn !== latest.current) return;
      onChange(picture);
      setNews(t("pictureReady"));
    } catch {
      if (turn !== latest.current) return;
      setProblem(failed);
      setNews("");
    }
  }

  function refused(file: File): string | undefined {
    const reason = refusal(file, { accept: pictureTypes, maxBytes: pictureMaxBytes });
    if (reason === "type")
      return t("uploadWrongType", { kinds: kindNames(pictureTypes).join(", ") });
    if (reason === "size") return t("uploadTooLarge", { size: fileSize(pictureMaxBytes) });
    return undefined;
  }

  function remove() {
    latest.current += 1;
    setProblem(undefined);
    setNews("");
    onChange(null);
    input.current?.focus();
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file on; the button does the same.
    <div
      {...fieldRoot(error, className)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <GroupLabel id={id} label={label} labelHidden={labelHidden} optional={optional} />
      <div className="flex items-center gap-4">
        <img
          src={value ?? current}
          alt=""
          width={240}
          height={240}
          className={cx(
            "size-28 shrink-0 bg-sunken object-cover outline-brand",
            round ? "rounded-full" : "rounded-card",
            isOver && "outline-3 outline-offset-2",
          )}
        />
        <div className="flex flex-wrap gap-2">
          <label
            className={cx(
              buttonLook({ variant: "secondary", size: "sm" }),
              "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
            )}
          >
            <input
              {...describedBy(id, hint, error)}
              ref={input}
              type="file"
              aria-labelledby={`${id}-label ${id}-choose`}
              accept={pictureTypes.join(",")}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // Choosing the same file again must count as a change.
                event.target.value = "";
              }}
              className="sr-only"
            />
            <ImageUp className="size-5" />
            <span id={`${id}-choose`}>{value ? t("changePicture") : t("choosePicture")}</span>
          </label>
          {value && (
            <Button variant="ghost" size="sm" onClick={remove}>
              <Trash2 className="size-5" />
              {t("removePicture")}
            </Button>
          )}
        </div>
      </div>
      <div role="status" className="sr-only">
        {news}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

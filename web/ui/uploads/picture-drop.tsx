import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from "react";
import { isHeic, pictureMaxBytes, pictureTypes } from "#web/lib/browser/picture.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import { fileSize } from "./upload-list.ts";
import { UploadRow } from "./upload-row.tsx";
import { type Upload, useUploads } from "./use-uploads.ts";

export type PictureDropProps = {
  label: string;
  hint: string;
  /** How many more there is room for. */
  room: number;
  /** What to say when more were chosen than fit. */
  tooMany: string;
  upload: Upload;
  explain: (error: unknown) => string | undefined;
};

const focusLook =
  "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand";

/** Pictures on their way up: chosen, dropped or taken on the spot; each with its progress. */
export function PictureDrop({ label, hint, room, tooMany, upload, explain }: PictureDropProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads({
    upload,
    explain,
    accept: pictureTypes,
    maxBytes: pictureMaxBytes,
    refuse: (file) => (isHeic(file) ? t("heicPicture") : undefined),
    onDone: ({ name }) => setNews(t("uploaded", { name })),
  });
  const onTheWay = uploads.list.filter(({ status }) => status !== "refused").length;
  const left = room - onTheWay;

  function add(files: readonly File[]) {
    setProblem(files.length > left ? tooMany : "");
    uploads.add(files.slice(0, Math.max(0, left)));
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    add([...(event.target.files ?? [])]);
    // Choosing the same file again must count as a change.
    event.target.value = "";
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  const file = { type: "file", accept: pictureTypes.join(","), onChange: choose } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop files on; the button does the same.
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className="grid grid-cols-1 gap-3"
    >
      {left > 0 && (
        <div
          className={cx(
            "grid justify-items-center gap-3 rounded-card border-2 border-dashed p-5 text-center transition-colors",
            isOver ? "border-brand bg-brand-soft" : "border-edge bg-surface",
          )}
        >
          <div className="flex flex-wrap justify-center gap-2">
            <label className={cx(buttonLook({ variant: "soft", size: "sm" }), focusLook)}>
              <input
                {...file}
                ref={input}
                multiple
                aria-label={label}
                aria-describedby={`${id}-hint`}
                className="sr-only"
              />
              <ImagePlus className="size-5" />
              {label}
            </label>
            {/* Only where there is something to hold: a finger, and a camera in the same hand. */}
            <label
              className={cx(
                buttonLook({ variant: "secondary", size: "sm" }),
                focusLook,
                "not-pointer-coarse:hidden",
              )}
            >
              <input {...file} capture="environment" className="sr-only" />
              <Camera className="size-5" />
              {t("takePicture")}
            </label>
          </div>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            <span className="hidden md:inline">{t("dropPictures")} </span>
            {hint}
          </p>
        </div>
      )}
      <div aria-live="polite" className="font-medium text-danger empty:hidden">
        {problem}
      </div>
      <div role="status" className="sr-only">
        {news}
      </div>
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {uploads.list.map(({ id: key, file: one, status, percent, problem: wrong }) => (
          <UploadRow
            key={key}
            name={one.name}
            file={one}
            note={status === "sending" ? `${percent}%` : fileSize(one.size)}
            percent={status === "sending" || status === "waiting" ? percent : undefined}
            problem={wrong}
            onRetry={status === "failed" ? () => uploads.retry(key) : undefined}
            onRemove={() => {
              uploads.cancel(key);
              requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
            }}
            removeLabel={
              wrong ? t("removeFile", { name: one.name }) : t("cancelFile", { name: one.name })
            }
          />
        ))}
      </ul>
    </div>
  );
}

import { ImageUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "#web/ui/forms/field-check.ts";
import {
  describedBy,
  FieldNotes,
  type FieldProps,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";
import { useValue } from "#web/ui/forms/use-value.ts";
import { fileSize, type UploadLimits } from "./upload-list.ts";
import { UploadRow } from "./upload-row.tsx";
import { type Upload, type Uploaded, useUploads } from "./use-uploads.ts";

export type UploadFieldProps = Omit<FieldProps<Uploaded[]>, "name"> &
  UploadLimits & {
    upload: Upload;
    defaultValue?: Uploaded[];
    maxFiles?: number;
    /** Hears which one was taken away, to take it from the server too. */
    onRemove?: (uploaded: Uploaded) => void;
  };

export function UploadField(props: UploadFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = [], onChange, onBlur, validate, disabled, ...rest } = more;
  const { upload, accept, maxBytes, maxFiles = Infinity, onRemove } = rest;
  const { t } = useTranslation("ui");
  const id = useId();
  const [value, setValue] = useValue(outside, defaultValue, onChange);
  // Two files may arrive before the next drawing; each must see the other.
  const latest = useRef(value);
  latest.current = value;
  const files = useRef(new Map<string, File>());
  const [news, setNews] = useState("");
  const [isOver, setOver] = useState(false);
  const check = { label, error: given, required, validate };

  const uploads = useUploads({ upload, accept, maxBytes, onDone: arrive });
  const taken = value.length + uploads.list.filter((one) => one.status !== "refused").length;
  const { error, leave } = useFieldCheck(value, taken === 0, check);
  const room = maxFiles - taken;
  const isFull = room <= 0;
  const input = useRef<HTMLInputElement>(null);

  function arrive(uploaded: Uploaded, file: File) {
    files.current.set(uploaded.id, file);
    latest.current = [...latest.current, uploaded];
    setValue(latest.current);
    setNews(t("uploaded", { name: uploaded.name }));
  }

  function remove(uploaded: Uploaded) {
    files.current.delete(uploaded.id);
    setValue(value.filter((one) => one.id !== uploaded.id));
    onRemove?.(uploaded);
    // The row with the pressed button goes; the place to choose another is the next thing to want.
    requestAnimationFrame(() => input.current?.focus());
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) uploads.add([...event.dataTransfer.files].slice(0, room));
  }

  return (
    <div {...fieldRoot(error, className)}>
      <GroupLabel id={id} label={label} labelHidden={labelHidden} optional={optional} />
      {!isFull && (
        <label
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            "flex min-h-24 flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-card border-2 border-dashed p-4 text-center transition-colors",
            "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
            isOver ? "border-brand bg-brand-soft" : "border-edge bg-surface hover:border-brand",
            "group-data-negative/field:border-danger has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-ink-soft",
          )}
        >
          <input
            {...describedBy(id, hint, error)}
            ref={input}
            type="file"
            aria-labelledby={`${id}-label ${id}-choose`}
            accept={accept?.join(",")}
            multiple={maxFiles > 1}
            disabled={disabled}
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])].slice(0, room));
              // Choosing the same file again must count as a change.
              event.target.value = "";
            }}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            className="sr-only"
          />
          <ImageUp className={cx("size-6", !disabled && "text-brand")} />
          <span>
            <span
              id={`${id}-choose`}
              className={cx("font-semibold", !disabled && "text-brand-strong")}
            >
              {t("chooseFile")}
            </span>
            <span className="hidden text-ink-soft md:inline"> {t("orDrop")}</span>
          </span>
        </label>
      )}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {value.map((uploaded) => (
          <UploadRow
            key={uploaded.id}
            name={uploaded.name}
            url={uploaded.url}
            file={files.current.get(uploaded.id)}
            note={t("uploadDone")}
            onRemove={() => remove(uploaded)}
            removeLabel={t("removeFile", { name: uploaded.name })}
          />
        ))}
        {uploads.list.map(({ id: key, file, status, percent, problem }) => (
          <UploadRow
            key={key}
            name={file.name}
            file={file}
            note={status === "sending" ? `${percent}%` : fileSize(file.size)}
            percent={status === "sending" || status === "waiting" ? percent : undefined}
            problem={problem}
            onRetry={status === "failed" ? () => uploads.retry(key) : undefined}
            onRemove={() => uploads.cancel(key)}
            removeLabel={
              problem ? t("removeFile", { name: file.name }) : t("cancelFile", { name: file.name })
            }
          />
        ))}
      </ul>
      <div role="status" className="sr-only">
        {news}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

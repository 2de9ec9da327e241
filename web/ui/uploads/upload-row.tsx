import { CircleAlert, FileText, RotateCcw, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

export type UploadRowProps = {
  name: string;
  /** The file itself while we have it: it makes the preview. */
  file?: File;
  url?: string;
  /** Small print: its size, or that it is there. */
  note: string;
  /** While under way; left out before and after. */
  percent?: number;
  problem?: string;
  onRetry?: () => void;
  onRemove: () => void;
  removeLabel: string;
};

export function UploadRow(props: UploadRowProps) {
  const { name, file, url, note, percent, problem, onRetry, onRemove, removeLabel } = props;
  const { t } = useTranslation("ui");
  return (
    <li
      className={cx(
        "flex animate-fade-in items-center gap-3 rounded-field border p-2 pr-1",
        problem ? "border-danger bg-danger-soft" : "border-line bg-surface",
      )}
    >
      <Preview file={file} url={url} />
      <div className="min-w-0 flex-1">
        <div className="truncate font-medium">{name}</div>
        {problem ? (
          <div className="flex gap-1.5 text-sm text-danger">
            <CircleAlert className="mt-px size-4.5 shrink-0" />
            {problem}
          </div>
        ) : (
          <div className="tabular text-sm text-ink-soft">{note}</div>
        )}
        {percent !== undefined && (
          <div
            role="progressbar"
            aria-label={t("uploading", { name })}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className="h-full rounded-full bg-brand transition-all"
              style={{ width: `${percent}%` }}
            />
          </div>
        )}
      </div>
      {onRetry && (
        <IconButton label={t("retryFile", { name })} icon={<RotateCcw />} onClick={onRetry} />
      )}
      <IconButton label={removeLabel} icon={<X />} onClick={onRemove} />
    </li>
  );
}

function Preview({ file, url }: Pick<UploadRowProps, "file" | "url">) {
  const [own, setOwn] = useState<string>();
  const isPicture = file?.type.startsWith("image/");

  useEffect(() => {
    if (!file || !isPicture) return;
    const made = URL.createObjectURL(file);
    setOwn(made);
    return () => URL.revokeObjectURL(made);
  }, [file, isPicture]);

  const src = own ?? url;
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-small bg-sunken text-ink-soft">
      {src ? <img src={src} alt="" className="size-full object-cover" /> : <FileText />}
    </span>
  );
}

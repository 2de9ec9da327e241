import { useState } from "react";
import { textLengths } from "#contract/content/text-drafts.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";

const panelLook = "grid gap-3 border-b border-line bg-sunken p-3";

type InsertLinkProps = { href: string; onInsert: (href: string) => void };

/** Where the selected words lead to; emptied, they lead nowhere. */
export function InsertLink({ href, onInsert }: InsertLinkProps) {
  const { t } = useTranslation("cms-texts");
  const [value, setValue] = useState(href);
  return (
    <div className={panelLook}>
      <TextField
        label={t("link.address")}
        hint={t("link.hint")}
        value={value}
        onChange={setValue}
        autoFocus
      />
      <div>
        <Button size="sm" variant="secondary" onClick={() => onInsert(value.trim())}>
          {t("link.insert")}
        </Button>
      </div>
    </div>
  );
}

type InsertPictureProps = { onInsert: (image: StoredImage, alternative: string) => void };

/** A picture is put in with what it shows, for who can't see it. */
export function InsertPicture({ onInsert }: InsertPictureProps) {
  const { t } = useTranslation("cms-texts");
  const [file, setFile] = useState<File | null>(null);
  const [alternative, setAlternative] = useState("");
  const { press, pending, lines } = useAction({
    send: (call, { image }: { image: File | null; alternative: string }) =>
      call("adminTexts.addPicture", { body: {} }, { files: { image: image ? [image] : [] } }),
    check: (given) => (given.image && given.alternative ? null : t("picture.both")),
    onDone: ({ data }, given) => onInsert(data, given.alternative),
    failed: t("picture.failed"),
    lines: [],
  });
  const send = () => press({ image: file, alternative: alternative.trim() });

  return (
    <div className={panelLook}>
      <ErrorBanner lines={lines} />
      <label className="grid gap-1.5 text-sm font-semibold">
        {t("picture.file")}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          className="font-normal"
        />
      </label>
      <TextField
        label={t("picture.alternative")}
        hint={t("picture.hint")}
        maxLength={textLengths.alternative.max}
        value={alternative}
        onChange={setAlternative}
      />
      <div>
        <Button size="sm" variant="secondary" pending={pending} onClick={() => void send()}>
          {t("picture.insert")}
        </Button>
      </div>
    </div>
  );
}

import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { messageDraftKey } from "./draft-key.ts";
import { firstMessageForm } from "./plain-forms.ts";

export type KeptMessageProps = { profileId: number; name: string };

/**
 * Where something comes between a message and sending it: what was written is not lost. The browser
 * keeps it; without script the page shows it once more.
 */
export function KeptMessage({ profileId, name }: KeptMessageProps) {
  const { t } = useTranslation("contact");
  const sent = useSentForm(firstMessageForm.name);
  const written = typeof sent?.values.message === "string" ? sent.values.message : "";
  const [isKept, setKept] = useState(false);
  const key = messageDraftKey(profileId);
  useEffect(() => {
    if (written) writeDraft(key, { message: written });
    setKept(readDraft(key) !== null);
  }, [key, written]);
  if (isKept) return <p className="text-ink-soft">{t("kept.draft", { name })}</p>;
  if (!written) return null;
  return (
    <div>
      <p className="text-ink-soft">{t("kept.text", { name })}</p>
      <blockquote className="mt-2 whitespace-pre-line wrap-anywhere">{written}</blockquote>
    </div>
  );
}

import { Lock } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** By a field whose contents are stored encrypted. */
export function LockMark() {
  const { t } = useTranslation("intake-forms");
  return (
    <span className="ml-1.5 inline-block align-[-2px] text-brand">
      <Lock className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{t("locked")}</span>
    </span>
  );
}

/** What the lock means, said once. */
export function LockNote({ reader }: { reader: string | null }) {
  const { t } = useTranslation("intake-forms");
  return (
    <p className="flex gap-3 rounded-field bg-brand-soft px-4 py-3.5 text-sm text-ink">
      <Lock className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      <span>
        <strong className="font-semibold">{t("lockTitle")}</strong>{" "}
        {reader === null ? t("lockTextStanding") : t("lockText", { name: reader })}
      </span>
    </p>
  );
}

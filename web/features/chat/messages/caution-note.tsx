import { ShieldAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Caution } from "#contract/messages.ts";
import { joinWords } from "#web/lib/text/join-words.ts";

/** For the reader alone, as long as the two don't know each other: what to mind, never a verdict. */
export function CautionNote({ cautions }: { cautions: readonly Caution[] }) {
  const { t } = useTranslation("chat");
  const [only] = cautions;
  return (
    <aside
      aria-label={t("cautions.title")}
      className="flex max-w-full gap-2.5 rounded-field bg-warn-soft px-3.5 py-2.5 text-sm"
    >
      <ShieldAlert className="mt-0.5 size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1">
        {only && cautions.length === 1
          ? t(`cautions.${only}`)
          : t("cautions.several", {
              what: joinWords(
                cautions.map((caution) => t(`cautions.names.${caution}`)),
                t("cautions.and"),
              ),
            })}
      </p>
    </aside>
  );
}

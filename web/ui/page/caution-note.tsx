import type { Caution } from "#contract/messages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Banner } from "./banner.tsx";

/**
 * For the reader of a stranger's words: what to mind, never a verdict. The words stay as they are. Few texts
 * need it, so that it comes when one does.
 */
export function CautionNote({ cautions }: { cautions: readonly Caution[] }) {
  const { t } = useTranslation("care");
  const what = joinWords(
    cautions.map((caution) => t(`cautions.names.${caution}`)),
    t("cautions.and"),
  );
  return (
    <Banner tone="warn" className="mt-5 text-sm">
      {t("cautions.text", { what })}
    </Banner>
  );
}

import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";

const suggestions = ["holiday", "regular", "meet"] as const;

export type SuggestionsProps = {
  side: ProfileType;
  name: string;
  onChoose: (text: string) => void;
};

/** Three ways to begin, for who looks at an empty field. */
export function Suggestions({ side, name, onChoose }: SuggestionsProps) {
  const { t } = useTranslation("chat");
  return (
    <fieldset className="px-gutter pb-2">
      <legend className="mb-1.5 text-sm text-ink-soft">{t("suggestions.label")}</legend>
      <div className="scrollbar-none -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1">
        {suggestions.map((one) => (
          <Button
            key={one}
            variant="secondary"
            size="sm"
            className="shrink-0"
            onClick={() => onChoose(t(`suggestions.${side}.${one}.text`, { name }))}
          >
            {t(`suggestions.${side}.${one}.button`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import type { Opening } from "./use-openings.ts";

export type OpeningsProps = {
  openings: readonly Opening[];
  onChoose: (message: string) => void;
};

/** Three ways to begin, for who looks at an empty field. */
export function Openings({ openings, onChoose }: OpeningsProps) {
  const { t } = useTranslation("contact");
  return (
    <fieldset className="-mt-2 grid justify-items-start gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{t("openings.label")}</legend>
      {openings.map(({ key, button, text }) => (
        <Button key={key} variant="secondary" size="sm" onClick={() => onChoose(text)}>
          {button}
        </Button>
      ))}
    </fieldset>
  );
}

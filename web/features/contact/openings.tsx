import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

const openings = ["stay", "walk", "meet"] as const;

/** Three ways to begin, for who looks at an empty field. */
export function Openings({
  name,
  onChoose,
}: {
  name: string;
  onChoose: (message: string) => void;
}) {
  const { t } = useTranslation("contact");
  return (
    <fieldset className="-mt-2 grid justify-items-start gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{t("openings.label")}</legend>
      {openings.map((opening) => (
        <Button
          key={opening}
          variant="secondary"
          size="sm"
          onClick={() => onChoose(t(`openings.${opening}.text`, { name }))}
        >
          {t(`openings.${opening}.button`)}
        </Button>
      ))}
    </fieldset>
  );
}

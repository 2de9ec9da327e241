import { LifeBuoy } from "lucide-react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import { type LogbookWords, titleOf } from "../logbook-words.ts";
import { placeAndDayInWords } from "./visit-words.ts";

export type VisitHeadProps = {
  logbook: Logbook;
  words: LogbookWords;
  /** During a stay. */
  onHelp?: () => void;
};

/** Whose logbook it is, where, and which day; and help, while one may need it. */
export function VisitHead({ logbook, words, onHelp }: VisitHeadProps) {
  const { t } = useTranslation("logbook-visit");
  return (
    <header className="flex items-center gap-4">
      {logbook.pets.length > 0 && <PetFaces pets={logbook.pets} size="size-14" ring="ring-page" />}
      <div className="min-w-0 flex-1">
        <h2 className="text-xl wrap-anywhere md:text-2xl">{titleOf(logbook, words.t)}</h2>
        <p className="text-sm text-ink-soft">{placeAndDayInWords(logbook, t, words)}</p>
      </div>
      {onHelp && (
        <>
          <IconButton
            label={t("help.button")}
            icon={<LifeBuoy />}
            variant="outline"
            className="sm:hidden"
            onClick={onHelp}
          />
          <Button variant="secondary" size="sm" className="max-sm:hidden" onClick={onHelp}>
            <LifeBuoy className="size-5" />
            {t("help.button")}
          </Button>
        </>
      )}
    </header>
  );
}

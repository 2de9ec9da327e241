import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

export type WalkConsentProps = {
  ownerName: string;
  onAgree: () => void;
  onClose: () => void;
};

/** What is recorded, who sees it, until when, and what it takes. */
export function WalkConsent({ ownerName, onAgree, onClose }: WalkConsentProps) {
  const { t } = useTranslation("logbook-walks");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("consent.title")}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("consent.no")}
          </Button>
          <Button onClick={onAgree}>{t("consent.yes")}</Button>
        </>
      }
    >
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t("consent.what")}</li>
        <li>{t("consent.who", { owner: ownerName })}</li>
        <li>{t("consent.until")}</li>
        <li>{t("consent.open")}</li>
      </ul>
    </Dialog>
  );
}

import { Copy, Mail, MessageCircle } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonLook } from "#web/ui/button-look.ts";
import { Sheet } from "./sheet.tsx";
import { showToast } from "./toast-store.ts";

export type ShareSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  text: string;
  url: string;
};

export function ShareSheet({ open, onOpenChange, text, url }: ShareSheetProps) {
  const { t } = useTranslation("ui");
  const message = encodeURIComponent(`${text} ${url}`);
  const link = buttonLook({ variant: "secondary", wide: true });

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      onOpenChange(false);
      showToast({ text: t("share.copied") });
    } catch {
      // Refused, or a page without https. The link is on the screen, to be copied by hand.
      showToast({ text: t("share.copyFailed") });
    }
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t("share.title")} wide="centre">
      <div className="grid gap-3 pb-2 md:pb-4">
        <p className="rounded-field bg-sunken px-4 py-3 text-sm break-all select-all">{url}</p>
        <Button onClick={copy} wide>
          <Copy className="size-5" />
          {t("share.copy")}
        </Button>
        <a
          className={link}
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle className="size-5" />
          {t("share.whatsapp")}
        </a>
        <a className={link} href={`mailto:?subject=${encodeURIComponent(text)}&body=${message}`}>
          <Mail className="size-5" />
          {t("share.mail")}
        </a>
      </div>
    </Sheet>
  );
}

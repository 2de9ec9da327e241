import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PublicSitter } from "#contract/sitters.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useShare } from "#web/ui/use-share.tsx";

export type ShareButtonProps = {
  sitter: PublicSitter;
  /** The page's own address, with the site's. */
  url: string;
  /** On a picture, as an icon alone. */
  onPicture?: boolean;
};

export function ShareButton({ sitter, url, onPicture }: ShareButtonProps) {
  const { t } = useTranslation("sitters");
  const { firstName: name, city } = sitter;
  const title = t("meta.title", { name, city });
  const { share, sheet } = useShare({ title, text: t("share.text", { name, city }), url });
  return (
    <>
      {onPicture ? (
        <IconButton
          label={t("share.label", { name })}
          icon={<Share2 />}
          variant="surface"
          onClick={share}
        />
      ) : (
        <Button variant="secondary" size="sm" onClick={share}>
          <Share2 className="size-5" />
          {t("share.button")}
        </Button>
      )}
      {sheet}
    </>
  );
}

import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ShareButton } from "#web/ui/overlays/share-button.tsx";

export type ShareSitterButtonProps = {
  sitter: PublicSitter;
  /** The page's own address, with the site's. */
  url: string;
  onPicture?: boolean;
};

export function ShareSitterButton({ sitter, url, onPicture }: ShareSitterButtonProps) {
  const { t } = useTranslation("sitters");
  const { firstName: name, city } = sitter;
  return (
    <ShareButton
      shared={{
        title: t("meta.title", { name, city }),
        text: t("share.text", { name, city }),
        url,
      }}
      text={t("share.button")}
      label={t("share.label", { name })}
      onPicture={onPicture}
    />
  );
}

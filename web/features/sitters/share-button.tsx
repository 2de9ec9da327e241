import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PublicSitter } from "#contract/sitters.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

const loadSheet = () => import("./share-sheet.tsx");
const ShareSheet = lazy(() => loadSheet().then(({ ShareSheet }) => ({ default: ShareSheet })));

export type ShareButtonProps = {
  sitter: PublicSitter;
  /** The page's own address, with the site's. */
  url: string;
  /** On a picture, as an icon alone. */
  onPicture?: boolean;
};

/** The device's own way of sharing where it has one; else a small sheet of ours. */
export function ShareButton({ sitter, url, onPicture }: ShareButtonProps) {
  const { t } = useTranslation("sitters");
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { firstName: name, city } = sitter;
  const text = t("share.text", { name, city });

  async function share() {
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title: t("meta.title", { name, city }), text, url });
      } catch (error) {
        // They looked and thought better of it. Anything else: our own sheet still works.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    setWanted(true);
    setOpen(true);
  }

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
      {wanted && (
        <Suspense>
          <ShareSheet open={open} onOpenChange={setOpen} text={text} url={url} />
        </Suspense>
      )}
    </>
  );
}

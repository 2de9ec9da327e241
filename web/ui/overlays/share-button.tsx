import { Share2 } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Shared, useShare } from "./use-share.tsx";

export type ShareButtonProps = {
  shared: Shared;
  /** 'Share'. */
  text: string;
  /** What is shared, for an icon that stands alone. */
  label: string;
  /** On a picture, as an icon alone. */
  onPicture?: boolean;
};

export function ShareButton({ shared, text, label, onPicture }: ShareButtonProps) {
  const { share, sheet } = useShare(shared);
  return (
    <>
      {onPicture ? (
        <IconButton label={label} icon={<Share2 />} variant="surface" onClick={share} />
      ) : (
        <Button variant="secondary" size="sm" onClick={share}>
          <Share2 className="size-5" />
          {text}
        </Button>
      )}
      {sheet}
    </>
  );
}

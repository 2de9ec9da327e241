import { useTranslation } from "react-i18next";
import type { Message } from "#contract/messages.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

export type MessagePictureProps = {
  message: Message;
  image: StoredImage;
  name: string;
  onOpen: () => void;
};

/** Its room is taken before it is there: nothing moves when it comes. */
export function MessagePicture({ message, image, name, onOpen }: MessagePictureProps) {
  const { t } = useTranslation("chat");
  const alt = message.isOwn ? t("message.ownPicture") : t("message.picture", { name });
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${alt}. ${t("message.openPicture")}`}
      className="block overflow-hidden rounded-bubble"
    >
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 1024px) 320px, 70vw"
        className="h-auto max-h-80 w-auto max-w-full object-cover"
      />
    </button>
  );
}

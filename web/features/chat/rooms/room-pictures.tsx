import { Suspense } from "react";
import type { Message } from "#contract/messages.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";

const Lightbox = lazyPart(async () => (await import("#web/ui/pictures/lightbox.tsx")).Lightbox);

export type RoomPicturesProps = {
  messages: readonly Message[];
  /** The message whose picture was pressed. */
  opened: number | null;
  name: string;
  onClose: () => void;
};

/** The pictures of the conversation, one after the other, as large as the screen allows. */
export function RoomPictures({ messages, opened, name, onClose }: RoomPicturesProps) {
  const { t } = useTranslation("chat");
  const shown = messages.flatMap(({ id, image, isOwn, isHidden }) =>
    image && !isHidden ? [{ id, image, isOwn }] : [],
  );
  const start = shown.findIndex(({ id }) => id === opened);
  if (start === -1) return null;
  return (
    <Suspense fallback={<Loading />}>
      <Lightbox
        pictures={shown.map(({ image }) => image)}
        altOf={(number) =>
          shown[number - 1]?.isOwn ? t("message.ownPicture") : t("message.picture", { name })
        }
        start={start}
        label={t("message.pictures")}
        onClose={onClose}
      />
    </Suspense>
  );
}

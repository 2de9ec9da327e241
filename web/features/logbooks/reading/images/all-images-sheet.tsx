import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { Lightbox } from "#web/ui/pictures/lightbox.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { listImages } from "../../logbook-calls.ts";
import { imagesKey } from "../../logbooks-cache.ts";
import { NearEnd } from "../near-end.tsx";
import type { EditorProps } from "../notes-sheet.tsx";
import { useImageAlt } from "./image-grid.tsx";

export type AllImagesProps = EditorProps & { logbook: Logbook };

const skeletons = Array.from({ length: 9 }, (_, index) => index);

/** Every picture, the newest first, a page at a time as one comes near the end. Loaded when asked for. */
export function AllImagesSheet({ logbook, onClose }: AllImagesProps) {
  const { t } = useTranslation("logbooks");
  const altOf = useImageAlt(logbook.pets);
  const [opened, setOpened] = useState<number | null>(null);
  const query = useInfiniteQuery({
    queryKey: imagesKey(logbook.id),
    queryFn: ({ pageParam, signal }) => listImages(logbook.id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const images = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("gallery.title", { count: logbook.imagesCount })}
    >
      {query.isPending && (
        <SkeletonGroup className="grid grid-cols-3 gap-1.5">
          {skeletons.map((key) => (
            <Skeleton key={key} shape="block" className="aspect-square" />
          ))}
        </SkeletonGroup>
      )}
      <ul className="grid grid-cols-3 gap-1.5 pb-4">
        {images.map((image, index) => (
          <li
            key={image.id}
            className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
          >
            <ScriptButton
              onClick={() => setOpened(index)}
              aria-label={t("image.open", { what: altOf(image) })}
              className="block w-full focus-visible:-outline-offset-4"
            >
              <Picture
                image={image}
                alt=""
                sizes="140px"
                className="aspect-square w-full rounded-small object-cover"
              />
            </ScriptButton>
          </li>
        ))}
      </ul>
      {query.isError && (
        <Banner
          tone="bad"
          live
          className="mb-4"
          action={
            <Button
              variant="secondary"
              size="sm"
              onClick={() => void (images.length > 0 ? query.fetchNextPage() : query.refetch())}
            >
              {t("again")}
            </Button>
          }
        >
          {t("gallery.failed")}
        </Banner>
      )}
      {query.hasNextPage && !query.isError && (
        <NearEnd
          label={t("gallery.more")}
          isFetching={query.isFetchingNextPage}
          onNear={() => void query.fetchNextPage()}
        />
      )}
      {opened !== null && (
        <Lightbox
          pictures={images}
          altOf={(number) => altOf(images[number - 1])}
          start={opened}
          label={t("image.large")}
          onClose={() => setOpened(null)}
        />
      )}
    </Sheet>
  );
}

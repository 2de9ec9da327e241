import type { StoredImage } from "#contract/shared/images.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

/** One large, and the others beside it; a few beside each other. */
export function ReportPictures({ images }: { images: readonly StoredImage[] }) {
  const { t } = useTranslation("logbook-report");
  if (images.length === 0) return null;
  const hasLarge = images.length > 3;
  return (
    <ul
      aria-label={t("sheet.pictures")}
      className={cx(
        "grid gap-1.5 overflow-hidden rounded-card print:break-inside-avoid",
        hasLarge ? "grid-cols-2 sm:grid-cols-4 print:grid-cols-4" : columns[images.length],
      )}
    >
      {images.map((image, nr) => {
        const isLarge = hasLarge && nr === 0;
        return (
          <li
            key={image.id}
            className={cx(
              isLarge && "col-span-2 sm:row-span-2 print:row-span-2",
              images.length === 4 && nr === 3 && "max-sm:col-span-2 sm:col-span-2 print:col-span-2",
            )}
          >
            <Picture
              image={image}
              alt={t("sheet.picture", { nr: nr + 1 })}
              sizes={isLarge ? "(width >= 640px) 340px, 100vw" : "(width >= 640px) 170px, 50vw"}
              first
              className="aspect-5/4 size-full object-cover print:aspect-3/2"
            />
          </li>
        );
      })}
    </ul>
  );
}

const columns: Record<number, string> = {
  1: "grid-cols-1",
  2: "grid-cols-2",
  3: "grid-cols-3",
};

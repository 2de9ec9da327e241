import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Locale } from "#contract/shared/locale.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Toggle } from "./toggle.tsx";

const widths = { phone: 390, large: 1280 } as const;

/** The page itself with the words as they were saved last, on a phone or on a large screen. */
export function PreviewFrame({
  id,
  revision,
  locale,
}: {
  id: number;
  revision: number;
  locale: Locale;
}) {
  const { t } = useTranslation("cms-texts");
  const [size, setSize] = useState<keyof typeof widths>("phone");
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!place.current) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  const width = widths[size];
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const src = cmsUrls.preview(locale, id, revision);
  return (
    <section aria-label={t("preview.heading")} className="flex h-full flex-col gap-3 p-4">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base">{t("preview.heading")}</h2>
        <Toggle
          label={t("preview.size")}
          value={size}
          onChange={setSize}
          options={[
            { value: "phone", label: t("preview.phone"), icon: <Smartphone /> },
            { value: "large", label: t("preview.large"), icon: <Monitor /> },
          ]}
        />
      </div>
      <div ref={place} className="min-h-96 flex-1 overflow-hidden">
        <iframe
          ref={frame}
          title={t("preview.heading")}
          src={src}
          // Where somebody was reading, they go on reading.
          onLoad={() => {
            const inside = frame.current?.contentWindow;
            inside?.scrollTo(0, scrolled.current);
            inside?.addEventListener("scroll", () => {
              scrolled.current = inside.scrollY;
            });
          }}
          className="mx-auto block origin-top-left rounded-card border border-line bg-page"
          style={{
            width,
            height: Math.max(room.height, 384) / scale,
            transform: scale < 1 ? `scale(${scale})` : undefined,
          }}
        />
      </div>
    </section>
  );
}

import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Crop, cropLayout, fitCrop, mostZoom, moveCrop, type Size } from "./crop-frame.ts";

export type CropperProps = {
  src: string;
  size: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** Shows the circle that others will see. */
  round?: boolean;
};

const stepOfKey: Record<string, [right: number, down: number]> = {
  ArrowLeft: [0.05, 0],
  ArrowRight: [-0.05, 0],
  ArrowUp: [0, 0.05],
  ArrowDown: [0, -0.05],
};
const zoomStep = 1.2;
const zoomOfKey: Record<string, number> = {
  "+": zoomStep,
  "=": zoomStep,
  "-": 1 / zoomStep,
  _: 1 / zoomStep,
};

type Point = { x: number; y: number };

/** How far two fingers are from each other; never nothing, as it is divided by. */
const apart = (one: Point, other: Point) =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * A square out of a picture: dragged, zoomed by two fingers, wheel, slider or two buttons, and all of it
 * by keys.
 */
export function Cropper({ src, size, crop, onChange, round }: CropperProps) {
  const { t } = useTranslation("ui");
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The fingers on it, by their pointers; a mouse is one finger. */
  const held = useRef(new Map<number, Point>());
  const layout = cropLayout(crop, size);
  const percent = (part: number) => `${part * 100}%`;
  const zoomBy = (factor: number) => onChange(fitCrop({ ...crop, zoom: crop.zoom * factor }, size));

  function drag(event: PointerEvent) {
    const before = held.current.get(event.pointerId);
    if (!before || !frame.current) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...held.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    held.current.set(event.pointerId, now);
    if (other) return zoomBy(apart(now, other) / apart(before, other));
    const side = frame.current.clientWidth;
    onChange(moveCrop(crop, size, (now.x - before.x) / side, (now.y - before.y) / side));
  }

  function letGo(event: PointerEvent) {
    held.current.delete(event.pointerId);
  }

  function press(event: KeyboardEvent) {
    const step = stepOfKey[event.key];
    const zoom = zoomOfKey[event.key];
    if (!step && !zoom) return;
    event.preventDefault();
    if (step) onChange(moveCrop(crop, size, ...step));
    if (zoom) zoomBy(zoom);
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a picture that is moved. */}
      <div
        ref={frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it.
        tabIndex={0}
        aria-label={t("cropFrame")}
        aria-describedby={`${id}-keys`}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onWheel={(event) => zoomBy(event.deltaY < 0 ? 1.05 : 1 / 1.05)}
        className="relative mx-auto aspect-square w-full max-w-list cursor-grab touch-none overflow-hidden rounded-card bg-sunken active:cursor-grabbing"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            left: percent(layout.left),
            top: percent(layout.top),
            width: percent(layout.width),
            height: percent(layout.height),
          }}
          className="pointer-events-none absolute max-w-none select-none"
        />
        {round && (
          <span
            aria-hidden="true"
            className={cx(
              "pointer-events-none absolute inset-0 rounded-full border-2 border-on-brand",
              // The ring's shadow reaches to the corners and dims what falls outside the circle.
              "shadow-[0_0_0_100vmax_var(--color-scrim)]",
            )}
          />
        )}
      </div>
      <p id={`${id}-keys`} className="text-center text-sm text-ink-soft">
        {t("cropHint")}
      </p>
      <div className="mx-auto flex w-full max-w-list items-center gap-2">
        <IconButton
          label={t("zoomOut")}
          icon={<Minus />}
          disabled={crop.zoom <= 1}
          onClick={() => zoomBy(1 / zoomStep)}
        />
        <input
          type="range"
          aria-label={t("zoom")}
          min={1}
          max={mostZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) =>
            onChange(fitCrop({ ...crop, zoom: Number(event.target.value) }, size))
          }
          style={
            { "--part": `${((crop.zoom - 1) / (mostZoom - 1)) * 100}%` } as React.CSSProperties
          }
          className="slider min-w-0 flex-1"
        />
        <IconButton
          label={t("zoomIn")}
          icon={<Plus />}
          disabled={crop.zoom >= mostZoom}
          onClick={() => zoomBy(zoomStep)}
        />
      </div>
    </div>
  );
}

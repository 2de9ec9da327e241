import { type Map as MapLibre, Marker } from "maplibre-gl";
import { memo, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cx } from "../cx.ts";

export type PinOnMap = {
  latitude: number;
  longitude: number;
  /** Several that lie together have a number and no id. */
  count: number;
  id?: number;
  /** A word on the pin; without one it is a dot. */
  text?: string;
  /** What pressing it does. */
  label: string;
};

export type MapPinsProps = {
  map: MapLibre;
  pins: readonly PinOnMap[];
  lit: number | null;
  onPin: (id: number) => void;
  onSeveral: (pin: PinOnMap) => void;
};

/** The marks. They are no stops for the Tab key: hundreds would be a wall, and the list has them all. */
export function MapPins({ map, pins, lit, onPin, onSeveral }: MapPinsProps) {
  return pins.map((pin) => (
    <MapPin
      key={pin.id ?? `${pin.latitude} ${pin.longitude}`}
      map={map}
      pin={pin}
      isLit={pin.id !== undefined && pin.id === lit}
      onPress={() => (pin.id === undefined ? onSeveral(pin) : onPin(pin.id))}
    />
  ));
}

type MapPinProps = { map: MapLibre; pin: PinOnMap; isLit: boolean; onPress: () => void };

const MapPin = memo(
  function MapPin({ map, pin, isLit, onPress }: MapPinProps) {
    const { latitude, longitude } = pin;
    const [element] = useState(() => document.createElement("div"));
    useEffect(() => {
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      // MapLibre makes a stop and a picture of what it is handed; the button inside is enough.
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
      element.removeAttribute("aria-label");
      return () => {
        marker.remove();
      };
    }, [map, element, latitude, longitude]);
    useEffect(() => {
      element.style.zIndex = isLit ? "1" : "";
    }, [element, isLit]);
    return createPortal(
      <button
        type="button"
        tabIndex={-1}
        aria-label={pin.label}
        onClick={onPress}
        className={cx(
          "block font-text text-sm font-semibold shadow-lift transition",
          lookOf(pin, isLit),
        )}
      >
        {pin.count > 1 ? pin.count : pin.text}
      </button>,
      element,
    );
  },
  (before, after) =>
    before.map === after.map &&
    before.isLit === after.isLit &&
    JSON.stringify(before.pin) === JSON.stringify(after.pin),
);

function lookOf({ count, text }: PinOnMap, isLit: boolean): string {
  if (count > 1) {
    return cx(
      "tabular grid min-h-11 min-w-11 place-items-center rounded-full border-2 border-surface bg-brand px-1.5 text-on-brand hover:bg-brand-strong",
    );
  }
  const ink = isLit
    ? "border-surface bg-brand-strong text-on-brand scale-110"
    : "border-surface bg-pin text-on-pin hover:bg-brand-strong hover:text-on-brand";
  if (text) return cx("tabular rounded-full border-2 px-3 py-1", ink);
  return cx(
    "size-6 rounded-full border-4",
    isLit
      ? "border-surface bg-accent-fill scale-125"
      : "border-surface bg-brand hover:bg-brand-strong",
  );
}

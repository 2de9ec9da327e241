import { type Map as MapLibre, Marker } from "maplibre-gl";
import { memo, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cx } from "#web/ui/cx.ts";
import type { PlacedPin } from "./arrange-pins.ts";

export type MapPinsProps = {
  map: MapLibre;
  placed: readonly PlacedPin[];
  /** Those that somebody points at, here or elsewhere. */
  lit: readonly number[];
  /** Whose card is open. */
  selected: number | null;
  severalLabel: (count: number) => string;
  onPin: (id: number) => void;
  onSeveral: (pin: PlacedPin) => void;
  /** Whom the pin stands for that the pointer or the focus is on; nobody when it has gone. */
  onLight: (ids: readonly number[]) => void;
};

/** The marks. They are no stops for the Tab key: hundreds would be a wall, and the list has them all. */
export function MapPins(props: MapPinsProps) {
  const { map, placed, lit, selected, severalLabel, onPin, onSeveral, onLight } = props;
  return placed.map((pin) => {
    const [first] = pin.pins;
    const ids = idsOf(pin);
    const isSelected = selected !== null && ids.includes(selected);
    return (
      <MapPin
        // The one that others are gathered with stays, so that what is on the map does too.
        key={first?.id ?? `${first?.latitude} ${first?.longitude}`}
        map={map}
        latitude={pin.latitude}
        longitude={pin.longitude}
        count={pin.count}
        text={pin.count > 1 ? undefined : first?.text}
        label={pin.count > 1 ? severalLabel(pin.count) : (first?.label ?? "")}
        isLit={isSelected || ids.some((id) => lit.includes(id))}
        isSelected={isSelected}
        onPress={() =>
          pin.count > 1 || first?.id === undefined ? onSeveral(pin) : onPin(first.id)
        }
        onLight={(isOn) => onLight(isOn ? ids : [])}
      />
    );
  });
}

export function idsOf({ pins }: PlacedPin): number[] {
  return pins.flatMap(({ id }) => id ?? []);
}

type MapPinProps = {
  map: MapLibre;
  latitude: number;
  longitude: number;
  count: number;
  text?: string | undefined;
  label: string;
  isLit: boolean;
  isSelected: boolean;
  onPress: () => void;
  onLight: (isOn: boolean) => void;
};

const MapPin = memo(
  function MapPin(props: MapPinProps) {
    const { map, latitude, longitude, count, text, label, isLit, isSelected } = props;
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
      element.style.zIndex = isSelected ? "2" : isLit ? "1" : "";
    }, [element, isLit, isSelected]);
    return createPortal(
      // As large as a finger needs; what is seen of it may be smaller.
      <button
        type="button"
        tabIndex={-1}
        aria-label={label}
        // Whose card is open.
        aria-expanded={count > 1 ? undefined : isSelected}
        onClick={props.onPress}
        onPointerEnter={() => props.onLight(true)}
        onPointerLeave={() => props.onLight(false)}
        onFocus={() => props.onLight(true)}
        onBlur={() => props.onLight(false)}
        className="grid min-h-11 min-w-11 place-items-center rounded-full font-text text-sm font-semibold"
      >
        <span className={cx("block shadow-lift transition", lookOf(count, text, isLit))}>
          {count > 1 ? count : text}
        </span>
      </button>,
      element,
    );
  },
  ({ onPress: _pressed, onLight: _lit, ...before }, { onPress, onLight, ...after }) =>
    Object.entries(after).every(([name, value]) => before[name as keyof typeof after] === value),
);

function lookOf(count: number, text: string | undefined, isLit: boolean): string {
  if (count > 1) {
    return cx(
      "tabular grid min-h-11 min-w-11 place-items-center rounded-full border-2 border-surface px-1.5 text-on-brand",
      isLit ? "bg-brand-strong" : "bg-brand",
    );
  }
  if (text) {
    return cx(
      "tabular rounded-full border-2 border-surface px-3 py-1",
      isLit ? "scale-110 bg-brand-strong text-on-brand" : "bg-pin text-on-pin",
    );
  }
  return cx(
    "size-6 rounded-full border-4 border-surface",
    isLit ? "scale-125 bg-accent-fill" : "bg-brand",
  );
}

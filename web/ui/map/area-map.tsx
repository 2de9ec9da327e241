import { MapFrame } from "./map-frame.tsx";
import type { Position } from "./outline.ts";
import { OutlinePicture } from "./outline-picture.tsx";

export type AreaMapProps = {
  latitude: number;
  longitude: number;
  /** Somewhere in this circle; the map never shows a point. */
  radiusMetres: number;
  /** What the place is called, in the picture. */
  name: string;
  /** What can be seen, for those who can't. */
  label: string;
  className?: string;
};

/** Where something is, roughly: a drawn outline of the region, and the real map over it when it is near. */
export function AreaMap({
  latitude,
  longitude,
  radiusMetres,
  name,
  label,
  className,
}: AreaMapProps) {
  const middle: Position = [longitude, latitude];
  return (
    <MapFrame
      subject={{ middle, radiusMetres }}
      picture={<OutlinePicture middle={middle} name={name} />}
      label={label}
      className={className}
    />
  );
}

import { MapFrame } from "./map-frame.tsx";
import { abroad, type Line, land, type Position, rivers, towns, water } from "./outline.ts";
import { offsetFrom } from "./projection.ts";

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

/** Shows about 130 kilometres on a wide screen: enough to know the region by its coast and rivers. */
const zoom = 8;
/** In pixels; on the ground some four kilometres, so that it says 'around here' and no more. */
const circle = 24;
/** Nothing that is further from the middle can be seen, however wide the screen. */
const reach = { x: 700, y: 340 };
/** The middle has a name of its own; another one as near would lie across it. */
const clearance = { x: 90, y: 34 };

type OutlinePictureProps = {
  middle: Position;
  /** What the place in the middle is called. */
  name: string;
};

/**
 * A still map, drawn from our own outline, that needs neither script nor network. One unit is one
 * pixel, counted from the middle, so that names keep their size on any screen.
 */
function OutlinePicture({ middle, name }: OutlinePictureProps) {
  const offset = offsetFrom(middle, zoom);
  const path = (line: Line) =>
    `M${line.map((place) => offset(place).map(Math.round).join(" ")).join("L")}`;
  const area = (line: Line) => `${path(line)}Z`;
  const near = towns
    .map((town) => ({ name: town.name, offset: offset(town.at) }))
    .filter(({ offset: [x, y] }) => Math.abs(x) < reach.x && Math.abs(y) < reach.y)
    .filter(({ offset: [x, y] }) => Math.abs(x) > clearance.x || Math.abs(y) > clearance.y);
  const streams = rivers.map(({ width, line }) => ({ width, d: path(line) }));
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full bg-water">
      <svg aria-hidden="true" x="50%" y="50%" overflow="visible">
        <path d={area(abroad)} className="fill-abroad" />
        <path d={land.map(area).join("")} className="fill-land" />
        <path d={water.map(area).join("")} className="fill-water" />
        {streams.map(({ width, d }) => (
          <path
            key={d}
            d={d}
            strokeWidth={width * 3}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="fill-none stroke-water"
          />
        ))}
        {near.map((town) => (
          <g key={town.name} transform={`translate(${town.offset.map(Math.round).join(" ")})`}>
            <circle r="2.5" className="fill-ink-soft" />
            <text y="-8" textAnchor="middle" className="fill-ink-soft text-xs font-medium">
              {town.name}
            </text>
          </g>
        ))}
        <circle r={circle} strokeWidth="2" className="fill-brand/25 stroke-brand" />
        <text y={circle + 20} textAnchor="middle" className="fill-ink text-sm font-semibold">
          {name}
        </text>
      </svg>
    </svg>
  );
}

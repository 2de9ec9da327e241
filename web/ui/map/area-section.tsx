import { Section } from "#web/ui/page/section.tsx";
import { AreaMap } from "./area-map.tsx";

export type AreaSectionProps = {
  heading: string;
  latitude: number;
  longitude: number;
  /** The town, written on the map. */
  city: string;
  /** As near as anybody may know. */
  place: string;
  label: string;
  note: string;
};

/** The public point lies up to 500 metres from home: a circle of this size always has the home in it. */
const radiusMetres = 600;

/** About where something is: a circle on a map, never the address. */
export function AreaSection(props: AreaSectionProps) {
  const { heading, latitude, longitude, city, place, label, note } = props;
  return (
    <Section heading={heading}>
      <figure>
        <AreaMap
          latitude={latitude}
          longitude={longitude}
          radiusMetres={radiusMetres}
          name={city}
          label={label}
          className="h-65 rounded-card"
        />
        <figcaption className="mt-2.5 text-sm text-ink-soft">
          <span className="font-semibold text-ink">{place}.</span> {note}
        </figcaption>
      </figure>
    </Section>
  );
}

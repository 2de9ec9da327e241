import { type ComponentType, memo, type ReactNode } from "react";
import { Later } from "#web/lib/waking/later.tsx";
import { readLater } from "#web/lib/waking/read-later.tsx";

/** Where the page goes on below the first screen. */
export const belowId = "below";

type PartProps<Data> = { data: Data };
type PartName = "OwnPart" | "HeadPart" | "BodyPart" | "SidePart" | "NearPart" | "FootPart";
/** The parts of the page that are there to be read; see read-later.tsx. */
export type DetailParts<Data> = Record<PartName, ComponentType<PartProps<Data>>>;

export type DetailPageProps<Data> = {
  parts: DetailParts<Data>;
  data: Data;
  /** Over one's own page stands a bar that says so. */
  isOwn: boolean;
  pictures: ReactNode;
  /** Beside the head where there is room; on a phone they lie on the pictures. */
  actions: ReactNode;
};

const block = "animate-breathe rounded-field bg-skeleton";

const fallbacks: Record<PartName, ReactNode> = {
  OwnPart: null,
  HeadPart: <div className={`${block} h-36 max-w-dialog`} />,
  BodyPart: <div className={`${block} h-dvh`} />,
  SidePart: <div className={`${block} hidden h-64 md:block`} />,
  NearPart: null,
  FootPart: null,
};

/** Outside the page's component: on the way through, the browser fetches them only once. */
export function detailParts<Data>(
  /** The parts themselves, on the server; null in the browser. */
  onServer: DetailParts<Data> | null,
  load: () => Promise<DetailParts<Data>>,
): DetailParts<Data> {
  const part = readLater<PartName, PartProps<Data>>(onServer, load, belowId);
  return {
    OwnPart: part("OwnPart"),
    HeadPart: part("HeadPart"),
    BodyPart: part("BodyPart"),
    SidePart: part("SidePart"),
    NearPart: part("NearPart"),
    FootPart: part("FootPart"),
  };
}

type PartLaterProps<Data> = PartProps<Data> & { parts: DetailParts<Data>; name: PartName };

function PartFrame<Data>({ parts, name, data }: PartLaterProps<Data>) {
  const Part = parts[name];
  return (
    <Later fallback={fallbacks[name]}>
      <Part data={data} />
    </Later>
  );
}

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
const PartLater = memo(PartFrame) as typeof PartFrame;

/** A page about one thing: pictures, a head, what there is to read, and beside it the next step. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { parts, data, isOwn, pictures, actions } = props;
  const part = (name: PartName) => <PartLater parts={parts} name={name} data={data} />;
  return (
    <>
      {isOwn && part("OwnPart")}
      {pictures}
      <div className="wrap grid gap-10 pt-7 pb-16 md:grid-cols-[minmax(0,1fr)_23rem] md:items-start md:gap-18">
        <div>
          <div className="flex items-start justify-between gap-4 pb-7">
            <div className="min-w-0 flex-1">{part("HeadPart")}</div>
            <div className="hidden shrink-0 gap-2 md:flex">{actions}</div>
          </div>
          {part("BodyPart")}
        </div>
        {part("SidePart")}
      </div>
      {part("NearPart")}
      {part("FootPart")}
    </>
  );
}

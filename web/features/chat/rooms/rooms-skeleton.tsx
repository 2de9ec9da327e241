import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";

const rows = ["w-24", "w-32", "w-20", "w-28", "w-24"];

export function RoomsSkeleton() {
  return (
    <SkeletonGroup>
      {rows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
        <div key={index} className="flex gap-3.5 px-gutter py-3.5 md:px-6">
          <Skeleton shape="circle" className="size-12 shrink-0" />
          <div className="grid flex-1 content-center gap-2.5">
            <Skeleton className={width} />
            <Skeleton className="w-full" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

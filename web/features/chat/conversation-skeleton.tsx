import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";

const bubbles = ["w-1/2", "w-2/5 justify-self-end", "w-1/3", "w-3/5", "w-1/2 justify-self-end"];

/** The shape of a conversation, while another one is on its way. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup className="flex min-h-0 flex-1 flex-col bg-page">
      <div className="flex min-h-18 items-center gap-3 border-b border-line bg-surface px-gutter py-2">
        <Skeleton shape="circle" className="size-12" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-32" />
          <Skeleton className="w-48" />
        </div>
      </div>
      <div className="grid flex-1 content-end gap-3 px-gutter py-5">
        {bubbles.map((look) => (
          <Skeleton key={look} shape="block" className={`h-11 rounded-bubble ${look}`} />
        ))}
      </div>
      <div className="border-t border-line bg-surface px-gutter py-3">
        <Skeleton shape="block" className="h-12 rounded-panel" />
      </div>
    </SkeletonGroup>
  );
}

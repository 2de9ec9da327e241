import { type ReactNode, Suspense } from "react";

export type DetailPageProps = {
  /** Over one's own page: a bar that says so. */
  own: ReactNode;
  pictures: ReactNode;
  head: ReactNode;
  /** Beside the head where there is room; on a phone they lie on the pictures. */
  actions: ReactNode;
  body: ReactNode;
  /** Beside it the next step; on a phone it is in the foot. */
  side: ReactNode;
  /** Others like it. */
  near: ReactNode;
  foot: ReactNode;
};

/**
 * A page about one thing: pictures, a head, what there is to read, and beside it the next step. What
 * there is to read is taken over by React after the rest, or when it is touched.
 */
export function DetailPage(props: DetailPageProps) {
  const { own, pictures, head, actions, body, side, near, foot } = props;
  return (
    <>
      {own}
      {pictures}
      <div className="wrap grid gap-10 pt-7 pb-16 md:grid-cols-[minmax(0,1fr)_23rem] md:items-start md:gap-18">
        <div>
          <div className="flex items-start justify-between gap-4 pb-7">
            <div className="min-w-0 flex-1">{head}</div>
            <div className="hidden shrink-0 gap-2 md:flex">{actions}</div>
          </div>
          <Suspense>{body}</Suspense>
        </div>
        {side}
      </div>
      <Suspense>{near}</Suspense>
      {foot}
    </>
  );
}

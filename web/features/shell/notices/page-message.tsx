import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/page/empty-state.tsx";

export type PageMessageProps = {
  picture: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** 2 where a bar above it has the page's heading. */
  level?: 1 | 2;
};

/** A whole page with one thing to say. */
export function PageMessage(props: PageMessageProps) {
  const { picture, title, children, actions, level = 1 } = props;
  return (
    <EmptyState
      level={level}
      title={title}
      art={<img src={picture} alt="" width={148} height={148} />}
      actions={actions}
      className="[&_:is(h1,h2)]:text-2xl"
    >
      {children}
    </EmptyState>
  );
}

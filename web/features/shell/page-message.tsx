import type { ReactNode } from "react";
import { EmptyState } from "#web/ui/empty-state.tsx";

export type PageMessageProps = {
  picture: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
};

/** A whole page with one thing to say. */
export function PageMessage({ picture, title, children, actions }: PageMessageProps) {
  return (
    <EmptyState
      level={1}
      title={title}
      art={<img src={picture} alt="" width={148} height={148} />}
      actions={actions}
      className="[&_h1]:text-2xl"
    >
      {children}
    </EmptyState>
  );
}

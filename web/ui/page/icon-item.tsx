import type { ReactNode } from "react";

export type IconItemProps = { icon: ReactNode; title: string; text: string; children?: ReactNode };

/** One of a list of things that follow: an icon in a circle, and what it is about beside it. */
export function IconItem({ icon, title, text, children }: IconItemProps) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong [&>svg]:size-5.5">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-ink-soft">{text}</p>
        {children}
      </div>
    </li>
  );
}

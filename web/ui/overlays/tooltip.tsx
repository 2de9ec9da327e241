import type { JSX } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip";

export type TooltipProps = {
  text: string;
  /** One element that can have the focus. */
  children: JSX.Element;
  placement?: "top" | "bottom" | "left" | "right";
};

/** Extra for mouse and keyboard; touch never sees it, so nothing may depend on it. */
export function Tooltip({ text, children, placement = "top" }: TooltipProps) {
  return (
    <TooltipTrigger delay={500}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-tip rounded-small bg-ink px-3 py-1.5 text-sm font-medium text-on-ink data-entering:animate-fade-in data-exiting:animate-fade-out"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

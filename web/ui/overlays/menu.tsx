import type { JSX, ReactNode } from "react";
import { RouterProvider } from "react-aria-components";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Pressable } from "react-aria-components/Pressable";
import { Separator } from "react-aria-components/Separator";
import { useHref, useNavigate } from "react-router";
import { useOpenState } from "#web/lib/back/use-closes-on-back.ts";
import { popoverLook } from "#web/ui/choices/options-popover.tsx";
import { cx } from "#web/ui/cx.ts";

export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Leads to a page, or does something. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it. */
  apart?: boolean;
};

export type MenuProps = {
  /** A Button or IconButton. */
  trigger: JSX.Element;
  label: string;
  items: readonly MenuAction[];
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
};

export function Menu({ trigger, label, items, placement = "bottom end" }: MenuProps) {
  const navigate = useNavigate();
  const state = useOpenState();
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <MenuTrigger {...state}>
        <Pressable>{trigger}</Pressable>
        <Popover placement={placement} offset={6} className={cx(popoverLook, "min-w-52")}>
          <AriaMenu aria-label={label} className="max-h-[inherit] overflow-auto p-1.5 outline-none">
            {items.flatMap((item) => [
              item.apart && (
                <Separator key={`${item.id}-line`} className="mx-1.5 my-1.5 h-px bg-line" />
              ),
              <MenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                href={item.href}
                onAction={item.onSelect}
                isDisabled={item.disabled}
                className={cx(
                  "flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-2 no-underline outline-none [&>svg]:size-5 [&>svg]:shrink-0",
                  "data-disabled:cursor-not-allowed data-disabled:text-ink-soft",
                  item.danger
                    ? "text-danger data-focused:bg-danger-soft"
                    : "text-ink data-focused:bg-brand-soft [&>svg]:text-ink-soft",
                )}
              >
                {item.icon}
                {item.label}
              </MenuItem>,
            ])}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </RouterProvider>
  );
}

import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import { CountBadge } from "#web/ui/count-badge.tsx";

export type TabItem<Id extends string> = {
  id: Id;
  label: string;
  /** A coral dot beside the label, with the phrase for screen readers. */
  count?: { value: number; label: string };
  disabled?: boolean;
  content: ReactNode;
};

export type TabsProps<Id extends string> = {
  /** What the tabs divide. */
  label: string;
  items: ReadonlyArray<TabItem<Id>>;
  value?: Id;
  defaultValue?: Id;
  onChange?: (id: Id) => void;
  className?: string;
};

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, items, value, defaultValue, onChange, className } = props;
  return (
    <AriaTabs
      className={className}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => {
        const item = items.find((one) => one.id === key);
        if (item) onChange?.(item.id);
      }}
    >
      <TabList
        aria-label={label}
        items={items}
        className="scrollbar-none flex gap-6 overflow-x-auto border-b border-line"
      >
        {(item) => (
          <Tab
            isDisabled={item.disabled}
            className="flex min-h-12 shrink-0 cursor-pointer items-center gap-1.5 rounded-t-small border-b-3 border-transparent font-semibold text-ink-soft outline-none transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-60 data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-brand data-hovered:text-ink data-selected:border-brand data-selected:text-brand-strong"
          >
            {item.label}
            {item.count && <CountBadge count={item.count.value} label={item.count.label} />}
          </Tab>
        )}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="rounded-small pt-5">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

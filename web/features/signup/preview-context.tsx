import { createContext, type ReactNode, use, useEffect, useState } from "react";
import type { PriceUnit } from "#contract/shared/care.ts";

/** What of the profile's card changes while somebody is typing. */
export type Preview = {
  headline?: string;
  picture?: string | null;
  city?: string;
  prices?: readonly { priceCents: number; unit: PriceUnit }[];
};

const PreviewContext = createContext<{
  preview: Preview;
  show: (preview: Preview) => void;
} | null>(null);

export function PreviewProvider({ children }: { children: ReactNode }) {
  const [preview, show] = useState<Preview>({});
  return <PreviewContext value={{ preview, show }}>{children}</PreviewContext>;
}

export function usePreview(): Preview {
  return use(PreviewContext)?.preview ?? {};
}

/** Shows on the card beside the form what stands in it. */
export function useLivePreview(preview: Preview): void {
  const show = use(PreviewContext)?.show;
  const text = JSON.stringify(preview);
  useEffect(() => {
    show?.(JSON.parse(text) as Preview);
    return () => show?.({});
  }, [show, text]);
}

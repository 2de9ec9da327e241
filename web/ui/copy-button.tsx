import { Copy } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export type CopyButtonProps = { text: string; label: string; copied: string; failed: string };

/** Copies a text that stands on the screen as well, for where copying is refused. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: copied });
    } catch {
      // Refused, or a page without https: it is on the screen, to be copied by hand.
      showToast({ text: failed });
    }
  }

  return (
    <Button variant="secondary" onClick={() => void copy()} className="noscript:hidden">
      <Copy className="size-5" />
      {label}
    </Button>
  );
}

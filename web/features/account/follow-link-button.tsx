import { useEffect, useRef } from "react";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { isDeadLink } from "./link-state.ts";
import { followLinkForm } from "./plain-forms.ts";

export type FollowLinkButtonProps = {
  label: string;
  follow: () => Promise<void>;
  onDeadLink: () => void;
  failed: string;
  /** Presses itself on arrival: for a link that this browser was given a moment ago. */
  atOnce?: boolean;
};

/**
 * A link from a mail is used up by a press of a button, never by opening the page: mail programs and
 * virus scanners open links before their reader does. Its page's action has `followLinkForm`.
 */
export function FollowLinkButton(props: FollowLinkButtonProps) {
  const { label, follow, onDeadLink, failed, atOnce = false } = props;
  const sent = useSentForm(followLinkForm.name);
  // Not before the script is there: until then the button is the visitor's to press.
  const { press, pending, lines } = useAction({
    send: follow,
    failed,
    explain(error) {
      if (!isDeadLink(error)) return null;
      onDeadLink();
      return false;
    },
    lines: sent?.messages ?? [],
  });
  const isPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; a second press is the visitor's.
  useEffect(() => {
    if (!atOnce || isPressed.current) return;
    isPressed.current = true;
    void press();
  }, [atOnce]);

  return (
    <ButtonForm name={followLinkForm.name} onPress={press} className="grid gap-5">
      <ErrorBanner lines={lines} />
      <Button type="submit" wide pending={pending}>
        {label}
      </Button>
    </ButtonForm>
  );
}

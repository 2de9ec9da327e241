import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useErrorLines } from "#web/lib/forms/use-error-lines.ts";
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
  const errorLines = useErrorLines();
  const sent = useSentForm(followLinkForm.name);
  const [messages, setMessages] = useState<readonly string[]>(sent?.messages ?? []);
  // Not before the script is there: until then the button is the visitor's to press.
  const [pending, setPending] = useState(false);
  const isPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival; a second press is the visitor's.
  useEffect(() => {
    if (!atOnce || isPressed.current) return;
    isPressed.current = true;
    void press();
  }, [atOnce]);

  async function press() {
    setPending(true);
    setMessages([]);
    try {
      await follow();
    } catch (error) {
      if (!(error instanceof ApiError)) {
        logError("link not followed", error);
        setMessages([failed]);
      } else if (isDeadLink(error)) {
        onDeadLink();
      } else {
        setMessages(errorLines(error, failed));
      }
    } finally {
      setPending(false);
    }
  }

  return (
    <ButtonForm name={followLinkForm.name} onPress={press} className="grid gap-5">
      <ErrorBanner lines={messages} />
      <Button type="submit" wide pending={pending}>
        {label}
      </Button>
    </ButtonForm>
  );
}

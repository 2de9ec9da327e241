import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { hintLook, labelLook, OptionalMark } from "./field-parts.tsx";

/*
  The same label, hint and error as in field-parts.tsx, for fields made with react-aria: there the
  ids come through its contexts.
*/

export type AriaFieldLabelProps = { label: string; labelHidden?: boolean; optional?: boolean };

export function AriaFieldLabel({ label, labelHidden, optional }: AriaFieldLabelProps) {
  return (
    <Label className={labelHidden ? "sr-only" : labelLook}>
      {label}
      <OptionalMark optional={optional} />
    </Label>
  );
}

export function AriaFieldNotes({ hint, error }: { hint?: ReactNode; error?: string }) {
  return (
    <>
      <div aria-live="polite" className="empty:hidden">
        {error && (
          <FieldError className="flex animate-fade-in gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="mt-px size-5 shrink-0" />
            {error}
          </FieldError>
        )}
      </div>
      {hint && (
        <Text slot="description" elementType="div" className={hintLook}>
          {hint}
        </Text>
      )}
    </>
  );
}

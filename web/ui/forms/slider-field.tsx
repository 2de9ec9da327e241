import { useId } from "react";
import { describedBy, FieldFrame, type FieldProps } from "./field-parts.tsx";

export type SliderFieldProps = Omit<FieldProps<number>, "value" | "onChange" | "validate"> & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value in words, beside the slider and for screen readers: `3 km`. */
  text: string;
  /** Its two ends in words, for where no script says where the thumb is. */
  ends: string;
};

/** A rough amount, where dragging is quicker than typing. The arrow keys move it too. */
export function SliderField(props: SliderFieldProps) {
  const { label, labelHidden, hint, error, optional, required: _, className, ...more } = props;
  const { value, onChange, onBlur, min, max, step = 1, text, ends, ...input } = more;
  const id = useId();
  const part = ((value - min) / (max - min)) * 100;
  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
    >
      <div className="flex items-center gap-4">
        <input
          {...input}
          {...describedBy(id, hint, error)}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
          onBlur={onBlur}
          // Browsers name the parts of a range each their own way; the track's filled part is drawn by
          // a background that ends under the middle of the thumb.
          style={{ "--part": `${part}%` } as React.CSSProperties}
          className="slider min-w-0 flex-1"
        />
        <output htmlFor={id} className="tabular min-w-14 text-right font-semibold noscript:hidden">
          {text}
        </output>
        <span className="tabular hidden text-ink-soft noscript:inline">{ends}</span>
      </div>
    </FieldFrame>
  );
}

import { Button, type ButtonProps } from "./button.tsx";
import { cx } from "./cx.ts";
import { ButtonForm } from "./forms/button-form.tsx";

export type ButtonWithStatusProps = Pick<ButtonProps, "variant" | "pending" | "className"> & {
  label: string;
  /** The form by which the page's action knows the press; without one it needs its script. */
  form?: string;
  onPress: () => unknown;
  /** How it went; read out as it appears. */
  status: string;
  statusClassName?: string;
};

/** A small button for something that happens elsewhere, such as a mail, and under it how that went. */
export function ButtonWithStatus(props: ButtonWithStatusProps) {
  const { label, form, onPress, status, statusClassName, ...button } = props;
  return (
    <>
      {form ? (
        <ButtonForm name={form} onPress={onPress}>
          <Button {...button} type="submit" size="sm">
            {label}
          </Button>
        </ButtonForm>
      ) : (
        <Button {...button} size="sm" onClick={() => void onPress()}>
          {label}
        </Button>
      )}
      <p role="status" className={cx("text-sm font-semibold empty:hidden", statusClassName)}>
        {status}
      </p>
    </>
  );
}

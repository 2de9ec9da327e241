import { Button, type ButtonProps } from "./button.tsx";
import { cx } from "./cx.ts";

export type ButtonWithStatusProps = Pick<ButtonProps, "variant" | "pending" | "className"> & {
  label: string;
  onPress: () => Promise<void>;
  /** How it went; read out as it appears. */
  status: string;
  statusClassName?: string;
};

/** A small button for something that happens elsewhere, such as a mail, and under it how that went. */
export function ButtonWithStatus(props: ButtonWithStatusProps) {
  const { label, onPress, status, statusClassName, ...button } = props;
  return (
    <>
      <Button {...button} size="sm" onClick={() => void onPress()}>
        {label}
      </Button>
      <p role="status" className={cx("text-sm font-semibold empty:hidden", statusClassName)}>
        {status}
      </p>
    </>
  );
}

import type { ComponentProps } from "react";
import { useTheme } from "#web/lib/page/theme.ts";

export type ThemedPictureProps = Omit<ComponentProps<"img">, "src"> & {
  light: string;
  dark: string;
};

/** A drawing by day and by night: as the visitor chose, else as the system says. */
export function ThemedPicture({ light, dark, alt, ...rest }: ThemedPictureProps) {
  const theme = useTheme();
  return (
    <picture className="contents">
      {theme === null && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img {...rest} alt={alt} src={theme === "dark" ? dark : light} />
    </picture>
  );
}

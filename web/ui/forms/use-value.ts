import { useState } from "react";

/** A field may be steered from outside (`value`) or keep its own (`defaultValue`). */
export function useValue<V>(
  outside: V | undefined,
  first: V,
  onChange?: (value: V) => void,
): [V, (value: V) => void] {
  const [own, setOwn] = useState(first);
  function set(value: V) {
    setOwn(value);
    onChange?.(value);
  }
  return [outside === undefined ? own : outside, set];
}

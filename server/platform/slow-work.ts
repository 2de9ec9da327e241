import { channel } from "node:diagnostics_channel";

/**
 * Where slow work begins: pictures, files, passwords, mails, the register of addresses. None of it may
 * be done while a transaction is open, as everybody who wants the same rows would wait for it, and on
 * the embedded database everybody. Nobody listens but the tests, which fail when one is.
 */
export const slowWorkChannel = "kwispel:slow-work";
const begins = channel(slowWorkChannel);

export type SlowWork = { what: string };

export function slowWork(what: string): void {
  if (begins.hasSubscribers) begins.publish({ what } satisfies SlowWork);
}

/** The same port, which says so when one of these is called. */
export function slowPort<Port extends object>(
  name: string,
  port: Port,
  slow: readonly (keyof Port & string)[],
): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== "function" || !slow.some((each) => each === key)) return member;
      return (...input: unknown[]) => {
        slowWork(`${name}.${String(key)}`);
        return member.apply(target, input);
      };
    },
  });
}

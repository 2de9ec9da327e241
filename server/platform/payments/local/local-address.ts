import type { Server } from "node:http";

export const localPaymentsPath = "/dev/payments";
/** What our own server shows to the stand-in inside it: nobody else can reach that anyway. */
export const localApiKey = "test_local";

/**
 * Where this process finds the stand-in: at itself, from this machine, whatever the site is called
 * outside. One that doesn't listen, such as a worker, finds it where people do.
 */
export function localPaymentsUrl(server: Server, appUrl: string): string {
  const address = server.address();
  const isOpen = address !== null && typeof address === "object";
  const origin = isOpen ? `http://${hostOf(address.address)}:${address.port}` : appUrl;
  return origin + localPaymentsPath;
}

function hostOf(address: string): string {
  if (address === "0.0.0.0" || address === "::") return "127.0.0.1";
  return address.includes(":") ? `[${address}]` : address;
}

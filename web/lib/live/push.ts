import { api } from "#web/lib/api/browser-api.ts";

/** Push messages on this device. The browser asks its own question only in answer to a press, never on arrival. */
export type PushState = "missing" | "denied" | "off" | "on";

/** The service worker belongs to the built product; in development there is none. */
export function canPush(): boolean {
  return (
    import.meta.env.PROD &&
    "serviceWorker" in navigator &&
    "PushManager" in window &&
    "Notification" in window
  );
}

export async function readPushState(): Promise<PushState> {
  if (!canPush()) return "missing";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === "granted" ? "on" : "off";
}

/** Asks the browser, then tells the server where to send to. */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const { key } = await api.call("notifications.getPushKey", {});
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = subscription.toJSON();
  await api.call("notifications.subscribeToPush", {
    body: {
      endpoint: endpoint ?? "",
      keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    },
  });
  return "on";
}

/**
 * The server forgets all browsers of a user with their password: this one says once more that it is there,
 * without a question.
 */
export async function renewPush(): Promise<PushState> {
  const state = await readPushState();
  return state === "on" ? turnPushOn() : state;
}

export async function turnPushOff(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    const body = { endpoint: subscription.endpoint };
    await api.call("notifications.unsubscribeFromPush", { body });
    await subscription.unsubscribe();
  }
  return "off";
}

/** Base64 as it stands in addresses, to what browsers want: older ones take no text. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

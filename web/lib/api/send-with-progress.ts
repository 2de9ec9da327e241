import type { OnProgress, TransportAnswer, TransportRequest } from "./transport.ts";

/** For what takes long to send: `fetch` can't tell how far it is. */
export function sendWithProgress(
  { method, path, headers, body, signal }: TransportRequest,
  onProgress: OnProgress,
): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    call.open(method, path);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100));
    };
    call.onload = () =>
      resolve({
        status: call.status,
        header: (name) => call.getResponseHeader(name),
        body: call.responseText,
      });
    call.onerror = () => reject(new TypeError("no answer"));
    call.onabort = () => reject(signal?.reason ?? new TypeError("no answer"));
    call.onloadend = () => signal?.removeEventListener("abort", stop);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) reject(signal.reason);
    else call.send(body ?? null);
  });
}

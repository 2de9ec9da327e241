/** A multipart body as a browser writes it, ready to inject. */
export async function multipart(fields: [name: string, value: string | Uint8Array][]) {
  const data = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)]), "picture.jpg");
  }
  const request = new Request("http://localhost", { method: "POST", body: data });
  return {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

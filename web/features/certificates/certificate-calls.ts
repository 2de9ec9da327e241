import { certificatesEndpoints, type OwnCertificate } from "#contract/trust/certificates.ts";
import { api } from "#web/lib/api/browser-api.ts";

/** Imported dynamically, as it brings the endpoint tables along. */
export async function sendCertificate(file: File): Promise<OwnCertificate> {
  const options = { files: { file: [file] } };
  return (await api.call(certificatesEndpoints.send, { body: {} }, options)).data;
}

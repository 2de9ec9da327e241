import { certificatesEndpoints } from "#contract/trust/certificates.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import { getOwnCertificate, prepareCertificate, sendCertificate } from "./certificates.service.ts";

export function bindCertificates({ bind }: DomainEntries<object>): void {
  bind(certificatesEndpoints.get, async (ctx) => ({ data: await getOwnCertificate(ctx) }));

  bind(certificatesEndpoints.send, {
    prepare: (ctx, { files: [file] }) => prepareCertificate(ctx, { file }),
    run: async (ctx, { prepared: images }) => ({ data: await sendCertificate(ctx, { images }) }),
    discard: (ctx, images) => discardUploads(ctx, images),
  });
}

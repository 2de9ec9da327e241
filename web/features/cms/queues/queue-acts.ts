import { act } from "../acts/act.ts";

type CertificateDecision = "seen" | "refused";
type ProductReviewDecision = "shown" | "refused";

export const decideCertificate = act({
  name: "decideCertificate",
  initial: { certificateId: "", decision: null as CertificateDecision | null, reason: "" },
  send: (call, { certificateId: id, decision, reason }) =>
    call("admin.decideCertificate", {
      params: { id },
      body: {
        decision: decision as CertificateDecision,
        ...(reason.trim() === "" ? {} : { reason }),
      },
    }),
});

/** One press each: which of the two is told by a hidden field. */
export const decideProductReview = act({
  name: "decideProductReview",
  initial: { reviewId: "", decision: "" },
  send: (call, { reviewId: id, decision }) =>
    call("admin.decideProductReview", {
      params: { id },
      body: { decision: decision as ProductReviewDecision },
    }),
});

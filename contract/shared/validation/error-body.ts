import * as z from "zod";

/** What stands in every answer that is a problem. */
export const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  messages: z.array(z.string()).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Of a conflict: what stands in its way, or what was to be changed, as it is now. */
  data: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

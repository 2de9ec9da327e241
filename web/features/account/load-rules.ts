/** The rules bring zod along; they are fetched while somebody is still typing. */
export const loadRules = () => import("./form-rules.ts");

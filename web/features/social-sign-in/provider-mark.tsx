import type { SocialProvider } from "#contract/social-sign-in.ts";
import facebook from "./marks/facebook.svg?inline";
import google from "./marks/google.svg?inline";

const coloured = { google, facebook };

/** Their marks in their own colours, as they ask; Apple's has the colour of the text beside it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  if (provider !== "apple") {
    return (
      <img src={coloured[provider]} alt="" width={20} height={20} className="size-5 shrink-0" />
    );
  }
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="-mx-px -mt-0.5 size-5.5 shrink-0 fill-current"
    >
      <path d="M34.6 25.2c0-4.6 3.4-7 4.1-7.6-2-3-5.4-4.3-8.3-4.3-2.7 0-4.700 1.600-6.300 1.600-1.600 0-3.800-1.500-6.400-1.500C12.300 13.400 7 17.600 7 26c0 9.500 6.300 19 11.400 19 2.200 0 3.200-1.500 6.100-1.500 2.900 0 3.700 1.400 6.100 1.400 3.800 0 7.600-5.700 9.300-11.100-3.100-1.300-5.300-4.700-5.300-8.600zM30.200 10.300C31.900 8.200 32.600 5.600 32.400 3c-2.700.2-5.300 1.500-7 3.500-1.600 1.900-2.400 4.400-2.200 7 2.700.1 5.400-1.200 7-3.200z" />
    </svg>
  );
}

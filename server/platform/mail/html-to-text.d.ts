/** What we use of it: it comes without types. */
declare module "html-to-text" {
  type Selector = { selector: string; format?: string; options?: object };
  export function compile(options: {
    wordwrap: false;
    selectors: readonly Selector[];
  }): (html: string) => string;
}

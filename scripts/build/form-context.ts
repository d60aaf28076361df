import type { Plugin } from "vite";

const ASKS = /\/antd\/es\/form\/context\.js$/;

/** The kit's inputs ask for the form they may stand in: for one context, and with it came the whole form and its validator. */
export const formContext = (): Plugin => ({
  name: "form-context",
  apply: "build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (source !== "@rc-component/form" || !importer || !ASKS.test(importer.replaceAll("\\", "/"))) return undefined;
    const file = await this.resolve("@rc-component/form/es/FormContext", importer, { skipSelf: true });
    if (!file) throw new Error(`${source} has no FormContext of its own any more`);
    return file;
  },
});

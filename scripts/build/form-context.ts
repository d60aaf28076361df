import type { Plugin } from "vite";

const ASKS = /\/antd\/es\/form\/context\.js$/;

/**
 * antd's inputs import only a context from the form package, whose index would bring the whole form and its validator;
 * this imports the context's own file instead.
 */
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

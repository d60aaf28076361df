import type { Plugin } from "vite";

const FILE = /\/antd\/es\/form\/context\.js$/;
const WHOLE = "'@rc-component/form'";

/** The kit's inputs ask for the form they may stand in: for one context, and with it came the whole form and its validator. */
export function formContext(): Plugin {
  return {
    name: "form-context",
    enforce: "pre",
    apply: "build",
    transform(code, id) {
      if (!FILE.test(id.replaceAll("\\", "/"))) return undefined;
      if (!code.includes(WHOLE)) throw new Error(`${id} no longer imports ${WHOLE}`);
      return { code: code.replace(WHOLE, "'@rc-component/form/es/FormContext'"), map: null };
    },
  };
}

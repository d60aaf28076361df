interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string, type: string | undefined, sink: string | undefined): string },
  ): unknown;
}

/** The sink of an inert document, in which nothing runs and nothing is loaded. */
const INERT = "DOMParser parseFromString";

/**
 * Defines the default Trusted Types policy. The Content Security Policy allows HTML only from named policies (HD-02);
 * strings set without one pass through here, which accepts antd's style sheets, as they contain no tag, and input to
 * an inert document. No string becomes a script.
 */
export function defineTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML(html, _type, sink) {
      if (sink === INERT || (sink !== undefined && !html.includes("<"))) return html;
      // An editor asks without naming a sink and then creates its own policy. Only throwing refuses there.
      throw new TypeError("Text becomes HTML through a named policy alone");
    },
  });
}

interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: { createHTML(html: string, type: string | undefined, sink: string | undefined): string },
  ): unknown;
}

/** A document of its own, in which nothing runs and nothing is loaded. */
const INERT = "DOMParser parseFromString";

/**
 * The pages' policy lets text become HTML through named policies alone (HD-02). What reaches the browser without one passes here: the
 * kit's style sheets, which hold no tag, and what is only read. Nothing becomes a script in any way.
 */
export function guardHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML(html, _type, sink) {
      if (sink === INERT || (sink !== undefined && !html.includes("<"))) return html;
      // Asked by name, without a place: by an editor that then makes a policy of its own. Only a throw refuses there.
      throw new TypeError("Text becomes HTML through a named policy alone");
    },
  });
}

/** Node has these, and its types leave them to those of the browser. */
declare namespace WebAssembly {
  class Module {
    private readonly code: unknown;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}

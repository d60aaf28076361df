import { setTestComposition } from "../server/testing/test-composition.ts";

// Loaded when a test starts a server, and only then: most tests need none of it.
setTestComposition(async () => {
  const [{ compose, importsThrough }, { openServices, closeServices }] = await Promise.all([
    import("./compose.server.ts"),
    import("./open-services.server.ts"),
  ]);
  return {
    openServices,
    closeServices,
    compose: (services, options) => compose(services, { ...options, imports: importsThrough(services) }),
  };
});

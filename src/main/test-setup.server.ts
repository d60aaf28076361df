import { setTestComposition } from "../server/testing/test-composition.ts";

// Loaded only when a test starts a server, as most tests do not.
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

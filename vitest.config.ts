import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { inlineScript } from "./scripts/build/inline-script.ts";

const left = ["node_modules/**", "dist/**"];

export default defineConfig({
  test: {
    // Processes, not threads: the embedded database and the native image and hash code live in threads of their own.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000, // a limit against hanging; the first query of a file waits for its database
    hookTimeout: 60_000,
    allowOnly: !process.env["CI"],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          setupFiles: ["src/main/test-setup.server.ts"],
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: left,
        },
      },
      {
        extends: true,
        plugins: [react(), inlineScript()],
        test: {
          name: "browser",
          environment: "happy-dom",
          setupFiles: ["src/main/test-setup.web.ts"],
          include: ["src/**/*.test.tsx"],
          exclude: left,
        },
      },
    ],
  },
});

import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { inlineScript } from "./scripts/build/inline-script.ts";

/**
 * The kit, its icons and what both share with us are a thousand modules, loaded for each test file anew: as one bundle
 * they come at once. A package with state of its own (dayjs' languages, React's roots) must not stand beside its copy in
 * the bundle: what of the kit or of these is imported by another path is named here as well.
 */
const bundled = [
  "@tanstack/react-query",
  "@tiptap/pm/model",
  "@tiptap/pm/state",
  "@tiptap/pm/tables",
  "@tiptap/react",
  "@tiptap/starter-kit",
  "antd",
  "antd/es/drawer",
  "antd/es/input/Input",
  "antd/es/locale/en_US",
  "antd/es/locale/zh_CN",
  "antd/es/modal",
  "dayjs",
  "dayjs/locale/en-gb",
  "dayjs/locale/lo",
  "dayjs/locale/zh-cn",
  "lucide-react",
  "react-dom",
  "react-dom/client",
];

const left = ["node_modules/**", "dist/**"];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", development: false } },
  test: {
    // Processes, not threads: the embedded database and the native image and hash code live in threads of their own.
    pool: "forks",
    // One more than the cores that are counted on: a worker often waits, for a process that it has started or a timer.
    // Beside a database server there is no core to spare.
    maxWorkers: process.env["TEST_DATABASE_URL"] ? 2 : 3,
    // The embedded database is WebAssembly: compiling it for speed costs more than a test file gains from it.
    execArgv: ["--liftoff-only"],
    // Processes that tests start take their modules from where a start of the program leaves them.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/compiled"),
      NODE_ENV: "production",
    },
    testTimeout: 30_000, // a limit against hanging; the first query of a file waits for its database
    hookTimeout: 240_000, // the first file that needs it makes the demonstration's rows
    allowOnly: !process.env["CI"],
    projects: [
      {
        extends: true,
        plugins: [inlineScript()],
        test: {
          name: "node",
          environment: "node",
          setupFiles: ["src/main/test-setup.server.ts"],
          include: ["src/**/*.test.ts", "demo/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: left,
          isolate: false, // a worker keeps what it has loaded for its next file
        },
      },
      {
        extends: true,
        plugins: [inlineScript()],
        test: {
          name: "browser",
          environment: "happy-dom",
          deps: {
            optimizer: {
              client: {
                enabled: true,
                include: bundled,
                rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
              },
            },
          },
          setupFiles: ["src/main/test-setup.web.ts"],
          include: ["src/**/*.test.tsx"],
          exclude: left,
          isolate: false,
        },
      },
    ],
  },
});

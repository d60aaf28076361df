import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineScript } from "./scripts/build/inline-script.ts";
import { firstModules } from "./scripts/build/first-chunks.ts";
import { kitImports } from "./scripts/build/kit-imports.ts";
import { kitStyles } from "./scripts/build/kit-styles.ts";
import { formContext } from "./scripts/build/form-context.ts";

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join("|")})[\\\\/]`);

const inReact = inPackages("react", "react-dom", "scheduler");
const inAny = /[\\/]node_modules[\\/]/;
const first = firstModules({
  signin: "src/main/signin.tsx",
  console: "src/main/console/entry.tsx",
  portal: "src/main/portal.tsx",
  applicationForm: "src/portal/application/ApplicationForm.tsx",
  applicationStatus: "src/portal/application/Status.tsx",
  declared: "src/console/routing/declared-views.ts",
  toasts: "src/web/feedback/Toasts.tsx",
  questions: "src/web/feedback/Questions.tsx",
  modal: "src/web/components/Modal.tsx",
  drawer: "src/web/components/Drawer.tsx",
  choices: "src/fields/dictionary/DictionaryControls.tsx",
  references: "src/fields/reference/ReferenceControls.tsx",
  flags: "src/fields/flag/FlagControls.tsx",
  translations: "src/fields/translated-text/TranslatedTextInput.tsx",
  longTexts: "src/fields/long-text/LongTextInput.tsx",
});
const ofPortal = ["portal", "applicationForm", "applicationStatus"] as const; // with the parts that its entry makes live
const checks = { bundlerTimings: false }; // how long the build takes is nothing an operator can mend
/** What is fetched ahead together (console/boot/prefetch-parts.ts). */
const ofPrompts = ["toasts", "questions", "modal", "drawer"] as const;
const ofControls = ["choices", "references", "flags", "translations", "longTexts"] as const;
const isFirst = (id: string): boolean => first.comesWith("console", id) && !id.endsWith("console/entry.tsx");
const isLater = (id: string): boolean => !isFirst(id) && !ofPortal.some((part) => first.comesWith(part, id));

/**
 * The browser's half in `dist/web` (three entries, no html file: the server writes the pages from the manifest) and
 * the renderer of portal and sign-in pages in `dist/ssr/render.js`. `scripts/build.ts` drives it.
 */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    kitImports(import.meta.dirname),
    kitStyles(import.meta.dirname),
    formContext(),
    inlineScript(),
    first.plugin,
  ],
  appType: "custom",
  publicDir: false,
  resolve: { dedupe: ["react", "react-dom"] },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    target: "es2023",
    // Baseline of the two years before the release; es2023 says nothing about CSS.
    cssTarget: ["chrome120", "firefox121", "safari17.2"],
    sourcemap: false, // ST-06
    assetsInlineLimit: 0, // the page's policy admits no data: address (HD-02)
    chunkSizeWarningLimit: 4000,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        outDir: "dist/web",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          input: {
            signin: "src/main/signin.tsx",
            console: "src/main/console/entry.tsx",
            portal: "src/main/portal.tsx",
          },
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: inReact, priority: 8 },
                { name: "fonts", test: /fonts\.css$/, priority: 8 },
                // What the public pages have in common with the others is a handful of lines: with the next group came all of it.
                {
                  name: "common",
                  test: (id: string) => isFirst(id) && ofPortal.some((part) => first.comesWith(part, id)),
                  priority: 7,
                },
                // A group takes along what it imports, so what sign-in page and console share must be its own.
                { name: "shared", test: (id: string) => isFirst(id) && first.comesWith("signin", id), priority: 6 },
                // What opens only later (a form, a picker) stays out: no first page waits for it (design.md §7).
                { name: "kit", test: (id: string) => isFirst(id) && inAny.test(id), priority: 5 },
                { name: "frame", test: isFirst, priority: 4 },
                // What the modules bring is asked for with the first call: one file and not one for each that others share.
                {
                  name: "declared",
                  test: (id: string) => isLater(id) && first.comesWith("declared", id),
                  priority: 3,
                },
                {
                  name: "prompts",
                  test: (id: string) => isLater(id) && ofPrompts.some((part) => first.comesWith(part, id)),
                  priority: 2,
                },
                {
                  name: "controls",
                  test: (id: string) => isLater(id) && ofControls.some((part) => first.comesWith(part, id)),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled whole and fixed to what it is built for (production, but for `npm run dev`): React would look again at every start.
      define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] ?? "production") },
      ...(command === "build" ? { resolve: { noExternal: true } } : {}),
      build: {
        ssr: true,
        outDir: "dist/ssr",
        target: "node24",
        emitAssets: false,
        cssMinify: true, // light pages carry their styles in their HTML
        rolldownOptions: { checks, input: { render: "src/main/render.tsx" }, output: { entryFileNames: "[name].js" } },
      },
    },
  },
}));

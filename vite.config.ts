import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const inPackages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join("|")})[\\\\/]`);

const inReact = inPackages("react", "react-dom", "scheduler");
/** What every bundle uses: no schema library, no kit. */
const light =
  /[\\/]src[\\/](?:contract[\\/](?:text|errors|preferences|token-names|console-client)|web[\\/](?:i18n|preferences|document|api[\\/](?:tokens|client-id)))[\\/.\w-]*\.tsx?$/;
const isLight = (id: string) => light.test(id) || /rolldown[\\/]runtime/.test(id);

/**
 * The browser's half in `dist/web` (three entries, no html file: the server writes the pages from the manifest) and
 * the renderer of portal and sign-in pages in `dist/ssr/render.js`. `scripts/build.ts` drives it.
 */
export default defineConfig({
  plugins: [react()],
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
          input: { signin: "src/main/signin.tsx", console: "src/main/console.tsx", portal: "src/main/portal.tsx" },
          output: {
            codeSplitting: {
              groups: [
                // One chunk for what sign-in page and console share, so that the first page costs two scripts (design.md §7).
                { name: "react", test: (id: string) => inReact.test(id) || isLight(id), priority: 2 },
                { name: "antd", test: inPackages("antd", "@ant-design", "@rc-component"), priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled whole and fixed to production: left to itself React takes its slow half unless NODE_ENV says otherwise.
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      resolve: { noExternal: true },
      build: {
        ssr: true,
        outDir: "dist/ssr",
        target: "node24",
        emitAssets: false,
        cssMinify: true, // light pages carry their styles in their HTML
        rolldownOptions: { input: { render: "src/main/render.tsx" }, output: { entryFileNames: "[name].js" } },
      },
    },
  },
});

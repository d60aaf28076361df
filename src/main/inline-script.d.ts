/** Built by scripts/build/inline-script.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}

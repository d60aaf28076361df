/*
 * Outline of the console, drawn before any script has loaded: bars in place of words. Sizes repeat tokens.css, which is
 * not loaded yet. The console replaces it by rendering into the same element.
 */

const bar = (width: number | string, height = 10): string =>
  `<i style="width:${typeof width === "number" ? `${width}px` : width};height:${height}px"></i>`;
const row = (widths: readonly number[]): string =>
  `<div>${widths.map((width) => `<span>${bar(`${width}%`)}</span>`).join("")}</div>`;
const ROWS = [
  [64, 48, 72, 40],
  [52, 60, 58, 44],
  [70, 40, 66, 36],
  [46, 56, 80, 48],
  [60, 50, 62, 40],
  [56, 44, 74, 46],
  [68, 58, 54, 38],
  [50, 46, 70, 42],
] as const;

export const CONSOLE_SKELETON = `<div class="boot" aria-hidden="true">
<header>${bar(22, 22)}${bar(120, 12)}<b></b>${bar(56)}${bar(56)}${bar(28, 28)}</header>
<nav>${[96, 72, 110, 84, 66, 92].map((width) => bar(width)).join("")}</nav>
<main>${bar(160, 18)}${bar(280)}<section>${row([40, 40, 40, 40])}${ROWS.map(row).join("")}</section></main>
</div>`;

export const CONSOLE_SKELETON_CSS = `
body{margin:0;background:var(--bg)}
noscript p{margin:24px;color:var(--text);font:1rem/1.6 system-ui}
noscript a{color:var(--accent-text)}
.boot{display:grid;grid-template:48px 1fr/220px 1fr;height:100vh;height:100dvh;overflow:hidden;animation:boot-in 200ms 80ms backwards}
.boot i{display:block;border-radius:5px;background:var(--hairline)}
.boot header{grid-column:1/-1;display:flex;gap:12px;align-items:center;padding:0 16px 0 24px;background:var(--surface);border-bottom:1px solid var(--hairline)}
.boot header b{flex:1}
.boot nav{display:flex;flex-direction:column;gap:30px;padding:28px 20px;background:var(--surface);border-right:1px solid var(--hairline)}
.boot main{display:flex;flex-direction:column;gap:12px;padding:60px 24px 24px;min-width:0}
.boot section{margin-top:20px;background:var(--surface);border:1px solid var(--hairline);border-radius:10px}
.boot section div{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;align-items:center;height:40px;padding:0 16px;border-bottom:1px solid var(--hairline)}
.boot section div:last-child{border:0}
@keyframes boot-in{from{opacity:0}}
@media (width<1024px){.boot{grid-template-columns:1fr}.boot nav{display:none}.boot section div{grid-template-columns:1fr 1fr}.boot section span:nth-child(n+3){display:none}}
@media (prefers-reduced-motion:reduce){.boot{animation:none}}
@media (scripting:none){.boot{display:none}}
`;

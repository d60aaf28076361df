/*
 * Inline script of pages that can be shared: shows their buttons where the browser can share or copy an address, and
 * does so. Without it there are none; the address is in the browser's own bar.
 */
const canShare = typeof navigator.share === "function";
const canCopy = typeof navigator.clipboard?.writeText === "function"; // not on plain HTTP
const DONE = 4_000; // ms

for (const part of document.querySelectorAll<HTMLElement>(".share")) {
  const button = part.querySelector("button");
  const said = part.querySelector<HTMLElement>("[role=status]");
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  const tell = (words: string | undefined) => {
    if (!said) return;
    said.textContent = words ?? "";
    setTimeout(() => {
      said.textContent = "";
    }, DONE);
  };
  part.hidden = !canShare && !canCopy;
  if (!button || part.hidden) continue;
  button.textContent = (canShare ? part.dataset["share"] : part.dataset["copy"]) ?? "";
  button.addEventListener("click", () => {
    // also when it is called off
    if (canShare) navigator.share({ title: document.title, url: address }).catch(() => undefined);
    else
      navigator.clipboard.writeText(address).then(
        () => tell(part.dataset["copied"]),
        () => tell(address),
      );
  });
}

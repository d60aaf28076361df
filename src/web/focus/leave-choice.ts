/**
 * Tab in an open choice closes it and goes on to the next field. The kit would first choose the highlighted option,
 * which nobody asked for: in a user's form, a role.
 */
export function leaveChoiceByTab(): void {
  const onKey = (press: KeyboardEvent) => {
    const { key, target } = press;
    // In the capture phase of the document, before the kit's own listener; the browser moves the focus all the same.
    if (key === "Tab" && target instanceof Element && target.closest(".ant-select-open")) press.stopPropagation();
  };
  document.addEventListener("keydown", onKey, { capture: true });
}

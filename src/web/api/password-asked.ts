type Ask = () => Promise<boolean>;

const state: { ask: Ask | undefined; asking: Promise<boolean> | undefined } = { ask: undefined, asking: undefined };

/** Whoever can ask the person for their password (AU-17). Returns the function that takes it back. */
export function onPasswordNeeded(ask: Ask): () => void {
  state.ask = ask;
  return () => {
    if (state.ask === ask) state.ask = undefined;
  };
}

/** True when the person has confirmed their password; however many calls need it at the same time, they are asked once. */
export function askForPassword(): Promise<boolean> {
  state.asking ??= (state.ask?.() ?? Promise.resolve(false)).finally(() => {
    state.asking = undefined;
  });
  return state.asking;
}

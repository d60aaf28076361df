type Ask = () => Promise<boolean>;

const state: { ask: Ask | undefined; asking: Promise<boolean> | undefined } = { ask: undefined, asking: undefined };

/** Registers the dialog that asks for the password (AU-17). Returns the function that removes it. */
export function onPasswordNeeded(ask: Ask): () => void {
  state.ask = ask;
  return () => {
    if (state.ask === ask) state.ask = undefined;
  };
}

/** Resolves to true when the person has confirmed their password. Concurrent calls share one dialog. */
export function askForPassword(): Promise<boolean> {
  state.asking ??= (state.ask?.() ?? Promise.resolve(false)).finally(() => {
    state.asking = undefined;
  });
  return state.asking;
}

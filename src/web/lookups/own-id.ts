import { create } from "zustand";

const useOwnIdStore = create<{ readonly id: string }>(() => ({ id: "" }));

export const fillOwnId = (id: string): void => useOwnIdStore.setState({ id });
export const ownId = (): string => useOwnIdStore.getState().id;
/** The signed-in user's id, for data the browser keeps per person; empty before it is known. */
export const useOwnId = (): string => useOwnIdStore((store) => store.id);

import { create } from "zustand";

const useSettingStore = create<{ readonly settings: ReadonlyMap<string, string> }>(() => ({
  settings: new Map<string, string>(),
}));

export const fillSettings = (settings: Readonly<Record<string, string>>): void =>
  useSettingStore.setState({ settings: new Map(Object.entries(settings)) });

/** A setting's text (§3); empty when it is unknown or hidden from this user. */
export const useSetting = (key: string): string => useSettingStore((store) => store.settings.get(key) ?? "");

export type Settings = ReadonlyMap<string, string>;
/** All settings, for a decision by several of them. */
export const useSettings = (): Settings => useSettingStore((store) => store.settings);
export const settingIn = (settings: Settings, key: string): string => settings.get(key) ?? "";

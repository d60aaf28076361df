import { create } from "zustand";
import type { Endpoint } from "../../contract/endpoint.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";

interface PermissionStore {
  readonly codes: ReadonlySet<string>;
  /** Apart from the set, because an empty list of permissions is valid. */
  readonly isLoaded: boolean;
}

const usePermissionStore = create<PermissionStore>(() => ({ codes: new Set<string>(), isLoaded: false }));

export const fillPermissions = (codes: readonly string[]): void =>
  usePermissionStore.setState({ codes: new Set(codes), isLoaded: true });
export const forgetPermissions = (): void => usePermissionStore.setState({ codes: new Set(), isLoaded: false });
export const arePermissionsLoaded = (): boolean => usePermissionStore.getState().isLoaded;

/** True if any of the codes is among the user's permissions (§6). What is hidden here is also refused by the server. */
export const useCan = (...codes: readonly Permission[]): boolean =>
  usePermissionStore((store) => hasAny(store.codes, ...codes));

/** Where more than a code decides. */
export const useCanBy = (rule: (owned: ReadonlySet<string>) => boolean): boolean =>
  usePermissionStore((store) => rule(store.codes));

/** Whether the signed-in person may make a call, as the call itself says. */
export const useMayCall = ({ permission }: Pick<Endpoint, "permission">): boolean =>
  usePermissionStore(
    (store) => permission === "public" || permission === "signed-in" || hasAny(store.codes, permission),
  );

export const useOwnPermissions = (): ReadonlySet<string> => usePermissionStore(({ codes }) => codes);

/** All of them, for what is offered by many. */
export const ownPermissions = (): ReadonlySet<string> => usePermissionStore.getState().codes;

import { create } from "zustand";
import type { Endpoint } from "../../contract/endpoint.ts";
import { hasAny, type Permission } from "../../contract/permission.ts";

interface PermissionStore {
  readonly codes: ReadonlySet<string>;
  /** Separate from the set, because an empty list of permissions is valid. */
  readonly isLoaded: boolean;
}

const usePermissionStore = create<PermissionStore>(() => ({ codes: new Set<string>(), isLoaded: false }));

export const fillPermissions = (codes: readonly string[]): void =>
  usePermissionStore.setState({ codes: new Set(codes), isLoaded: true });
export const forgetPermissions = (): void => usePermissionStore.setState({ codes: new Set(), isLoaded: false });
export const arePermissionsLoaded = (): boolean => usePermissionStore.getState().isLoaded;

/** True if the user has any of the permissions (§6). The server also refuses what is hidden by this. */
export const useCan = (...codes: readonly Permission[]): boolean =>
  usePermissionStore((store) => hasAny(store.codes, ...codes));

/** For a rule over more than one permission. */
export const useCanBy = (rule: (owned: ReadonlySet<string>) => boolean): boolean =>
  usePermissionStore((store) => rule(store.codes));

/** The signed-in person has the permission that the endpoint declares. */
export const useMayCall = ({ permission }: Pick<Endpoint, "permission">): boolean =>
  usePermissionStore(
    (store) => permission === "public" || permission === "signed-in" || hasAny(store.codes, permission),
  );

export const useOwnPermissions = (): ReadonlySet<string> => usePermissionStore(({ codes }) => codes);

/** All permissions, for code outside React. */
export const ownPermissions = (): ReadonlySet<string> => usePermissionStore.getState().codes;

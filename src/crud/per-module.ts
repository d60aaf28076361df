import type { Module } from "./define-module.ts";

/** Memoises a function of a module. */
export function perModule<V>(make: (module: Module) => V): (module: Module) => V {
  const made = new WeakMap<Module, V>();
  return (module) => {
    const value = made.get(module) ?? make(module);
    made.set(module, value);
    return value;
  };
}

import { settingIn, useSettings } from "../../web/lookups/settings.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { featuresIn, type Feature, type Slot } from "./slots.ts";

interface SlotViewProps {
  readonly name: Slot;
  readonly features: readonly Feature[];
}

/** Renders the features of a slot, each in an error boundary of its own, so that one that fails removes only itself. */
export function SlotView({ name, features }: SlotViewProps) {
  const settings = useSettings();
  return featuresIn(name, features, (key) => settingIn(settings, key)).map(({ name: feature, View }) => (
    <ErrorBoundary key={feature} fallback={() => null}>
      <View />
    </ErrorBoundary>
  ));
}

import type { FieldView } from "../field-view.web.ts";
import { lazyControl } from "../lazy-control.tsx";
import type { PasswordField } from "./password.ts";

// Write-only: the server never returns the value (AZ-12).
const Cell = () => null;

const Input = lazyControl(async () => (await import("./PasswordInput.tsx")).PasswordInput);

export const passwordView: FieldView<PasswordField> = { Cell, Input, width: 120 };

import { Input as AntInput } from "antd";
import type { FieldView, InputProps } from "../field-view.web.ts";
import type { PasswordField } from "./password.ts";

// Write-only: the server never returns the value (AZ-12).
const Cell = () => null;

const Input = ({ field: _field, value, onChange, ...control }: InputProps<PasswordField>) => (
  <AntInput.Password
    {...control}
    autoComplete="new-password"
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);

export const passwordView: FieldView<PasswordField> = { Cell, Input, width: 120 };

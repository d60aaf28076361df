import { Input } from "antd";
import type { InputProps } from "../field-view.web.ts";
import type { PasswordField } from "./password.ts";

export const PasswordInput = ({ field: _field, value, onChange, ...control }: InputProps<PasswordField>) => (
  <Input.Password
    {...control}
    autoComplete="new-password"
    value={value ?? ""}
    onChange={(event) => onChange?.(event.target.value === "" ? null : event.target.value)}
  />
);

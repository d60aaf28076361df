import type { InputProps, InputRef } from "antd";
import Input from "antd/es/input/Input";
import type { Ref } from "react";
import { ClearIcon } from "./ClearIcon.tsx";

interface SearchInputProps extends Pick<InputProps, "className" | "prefix" | "onPressEnter"> {
  readonly ref?: Ref<InputRef>;
  readonly label: string;
  readonly value: string;
  readonly onType: (words: string) => void;
}

/** A search box that filters the list below it. */
export function SearchInput({ label, onType, ...input }: SearchInputProps) {
  return (
    <Input
      type="search"
      autoComplete="off"
      allowClear={{ clearIcon: <ClearIcon /> }}
      maxLength={100}
      aria-label={label}
      placeholder={label}
      {...input}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

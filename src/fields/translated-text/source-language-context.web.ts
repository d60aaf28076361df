import { createContext, useContext } from "react";
import { DEFAULT_LANGUAGE, type Language } from "../../contract/text.ts";

const Source = createContext<Language>(DEFAULT_LANGUAGE);

/** Tells the inputs of a form in which language its record is written. */
export const SourceLanguage = Source.Provider;
export const useSourceLanguage = (): Language => useContext(Source);

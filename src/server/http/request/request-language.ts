import type { FastifyRequest } from "fastify";
import { languageOf, type Language } from "../../../contract/text.ts";

/** The language of `msg`: what the caller's Accept-Language asks for, else Chinese. */
export const requestLanguage = (request: FastifyRequest): Language =>
  languageOf(request.headers["accept-language"]?.slice(0, 200));

import { z } from "zod";
import { isPlainLine, line, lines, says } from "../scalars.ts";
import { VALIDATION_TEXTS } from "../validation.ts";
import { isLegible, withoutDirection } from "./visible.ts";

/** A name shown among other words: like `line`, without bidirectional control characters, and not invisible (IN-06). */
export const displayName = (max = 200) => line(max).refine(isLegible, says(VALIDATION_TEXTS.controlCharacter));

/** What somebody writes in one line, without bidirectional control characters; empty if nothing of it is visible. */
export const writtenLine = (max = 200) => line(max).overwrite((text) => withoutDirection(text).trim());

/** What somebody writes in several lines, like `writtenLine`. */
export const writtenLines = (max = 4000) => lines(max).overwrite(withoutDirection);

// Zero-width and bidirectional control characters, which make different identifiers look alike.
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/;

/** An identifier, in NFKC and without invisible characters (IN-06). */
export const identifier = (max = 64) =>
  z
    .string()
    // Only up to four times `max`: NFKC shrinks no letter below a third, and normalising a megabyte of combining marks
    // takes a minute (RL-04).
    .overwrite((text) => (text.length > max * 4 ? text : text.normalize("NFKC").trim()))
    .max(max)
    .refine((text) => isPlainLine(text) && !INVISIBLE.test(text), says(VALIDATION_TEXTS.controlCharacter));

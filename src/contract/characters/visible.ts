// Zero-width spaces are legitimate in Lao, which is written without spaces, but a name must not consist of them.
// Bidirectional control characters are never allowed: they turn the words around them, too.
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const EACH_DIRECTION = new RegExp(DIRECTION, "g");
const VISIBLE = /[^\s\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/;

/** True for text of which nothing can be seen. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/** True for text that turns no words around it, and is not invisible unless it is empty. */
export const isLegible = (text: string): boolean => !DIRECTION.test(text) && (text === "" || !isInvisible(text));

/** Pasted text brings control characters that nobody could find: they are removed, and nothing visible is nothing. */
export const withoutDirection = (text: string): string => (isInvisible(text) ? "" : text.replace(EACH_DIRECTION, ""));

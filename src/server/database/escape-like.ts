/** Text for a pattern of LIKE in which its signs mean themselves (IN-09). */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

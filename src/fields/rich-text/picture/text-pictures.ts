/** The paths of the pictures in stored HTML that are files of this site. */
export const textPictures = (html: string): readonly string[] =>
  [...html.matchAll(/<img\b[^>]*?\ssrc="(\/file\/[^"?#]+)/g)].map(([, path = ""]) => path);

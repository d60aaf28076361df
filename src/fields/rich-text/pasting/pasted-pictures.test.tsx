import { expect, test } from "vitest";
import { takePictures } from "./pasted-pictures.web.ts";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const HEX = [...atob(PNG)].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, "0")).join("");

/** Runs `takePictures`; returns its result with type and size of the uploaded files. */
function take(html: string, rtf = "") {
  const sent: string[] = [];
  const taken = takePictures(html, rtf, (file) => `m${sent.push(`${file.type} ${file.size}`)}`);
  return { ...taken, sent };
}

test("a picture that comes as data is sent, and its place is kept", () => {
  expect(take(`<p>a</p><p><img src="data:image/png;base64,${PNG}"></p><p>b</p>`)).toEqual({
    html: '<p>a</p><figure data-pending="m1"></figure><p>b</p>',
    left: 0,
    sent: ["image/png 70"],
  });
});

test("Word keeps its pictures in the RTF of the same clipboard", () => {
  const rtf = `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw100\\pngblip\\bliptag-1234{\\*\\blipuid 0123456789abcdef0123456789abcdef}\n${HEX}}}}`;
  const word = '<p>a</p><img width=1 src="file:///C:/Temp/clip_image001.png">';
  expect(take(word, rtf)).toMatchObject({ left: 0, sent: ["image/png 70"] });
  // If the numbers of pictures differ, they cannot be matched.
  expect(take(word + word, rtf)).toMatchObject({ left: 2, sent: [] });
});

test("a picture of this site stays by its path; one of another site is counted as left out", () => {
  const own = `${location.origin}/file/news/a.png`;
  expect(take(`<img src="${own}"><img src="https://example.la/b.png"><img src="javascript:x">`)).toEqual({
    html: '<img src="/file/news/a.png">',
    left: 2,
    sent: [],
  });
});

test("a resized picture of this site becomes the uploaded one", () => {
  expect(take('<img src="/file/sized/960/news/202606/a.png.webp">').html).toBe('<img src="/file/news/202606/a.png">');
});

test("a mark that was pasted means nothing", () => {
  expect(take('<figure data-pending="m9"><p>x</p></figure>').html).toBe("<figure><p>x</p></figure>");
});

test("where no pictures are kept they go without a word", () => {
  expect(takePictures(`<p>a<img src="data:image/png;base64,${PNG}"></p>`, "", undefined)).toEqual({
    html: "<p>a</p>",
    left: 0,
  });
});

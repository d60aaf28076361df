/** Everything that the editor can produce. Tests run it through the editor's schema and the server's sanitiser. */
export const WRITTEN_SAMPLE = [
  "<h2>春耕</h2>",
  "<p><strong>重</strong><em>斜</em><u>线</u><s>删</s><br></p>",
  "<p>10<sup>3</sup> m<sup>2</sup>, CO<sub>2</sub></p>",
  "<ul><li><p>水稻</p><ul><li><p>糯稻</p></li></ul></li></ul>",
  '<ol start="3"><li><p>三</p></li></ol>',
  "<blockquote><p>引</p></blockquote><hr>",
  '<figure data-align="center" data-width="50"><img src="/file/news/a.png" alt="稻田" width="640" height="480"><figcaption>南塔</figcaption></figure>',
  '<figure><img src="/file/news/b.jpg" alt=""></figure>',
  '<table><tbody><tr><th><p>品种</p></th><th colspan="2"><p>亩产</p></th></tr><tr><td rowspan="2"><p>稻</p></td><td><ul><li><p>a</p></li></ul></td><td><p>b</p></td></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
].join("");

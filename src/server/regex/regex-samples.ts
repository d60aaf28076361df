const most = { own: 16, paired: 7, words: 8 };

/**
 * Passwords of every usual kind: a pattern that accepts none of them would keep everybody from changing theirs (AU-11).
 */
export const GOOD_PASSWORDS: readonly string[] = [
  "mekongriver", "terracedricefields", "correct horse battery staple", "nam-ngum-dam-lake", "green_tea_leaves", "abcdefgh",
  "MEKONGRIVER", "MekongRiver", "Mekong River", "Vientiane", "LuangPrabangMorning", "TerracedRiceFieldsOfTheNorth",
  "20261121", "1357924680", "864209753124", "4815162342108642", "mekong2026", "2026mekong", "river42lake17", "abcd1234",
  "MEKONG2026", "Mekong2026", "mEkOnG42", "2026Mekong", "Aa123456", "Abcdefg1", "Mekong2026River17Lake",
  "Mekong-2026", "Mekong_2026", "Mekong@2026", "Mekong#2026!", "P4ddy$Fields%", "Rice.Field.88", "x9&Kd2*pQ", "aA1!aA1!", "Mekong 2026!",
  "T3rr4ced-R1ce-F1elds_0f-the+North=2026", "ນາຂັ້ນໄດຂອງລາວ", "ແມ່ນ້ຳຂອງ-2026", "湄公河畔的水稻梯田", "湄公河2026Rice!", "Prăng🌾Terrace9",
]; // prettier-ignore

const UNITS = ["a", "A", "0", "1", " ", "_", "!", "-", ".", "@", "aA", "a1", "aA1", "a ", "a.", "ab", "中", "ກ", "😀"];
const ENDS = ["", "!", "\u0000", "a", "X", "\n"];

const run = (unit: string, length: number): string =>
  [...unit.repeat(Math.ceil(length / [...unit].length))].slice(0, length).join("");

/**
 * Texts that make a backtracking engine try every split. They are also built from the pattern's own letters, signs and
 * words, each then spoilt at its end, with the words that the pattern requires first before them.
 */
export function hostileTexts(pattern: string): string[] {
  // `\d` and the like stand for other characters, `\;` for itself; leftover metacharacters do no harm.
  const literal = pattern.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z0-9]|\(\?<?[:=!]/g, " ").replaceAll("\\", "");
  const own = [...new Set(literal.match(/[^\s()[\]{}|?*^$]/gu) ?? [])].slice(0, most.own);
  const words = [...new Set(literal.match(/[^\s()[\]{}|?*+^$.]{2,}/gu) ?? [])]
    .flatMap((word) => [word.slice(0, 6), word.slice(0, 3), word.slice(0, 2)])
    .filter((word, index, all) => all.indexOf(word) === index)
    .slice(0, most.words);
  const paired = own.slice(0, most.paired);
  const pairs = paired.flatMap((first) => paired.filter((second) => second !== first).map((second) => first + second));
  const first = /^\^?([^\s()[\]{}|?*+^$.\\]+)(?![?*+{])/u.exec(pattern)?.[1] ?? "";
  const units = [...new Set([...UNITS, ...own, ...words, ...pairs])];
  // A lookbehind reads the text from its end, so the mismatch goes at the beginning.
  const behind = pattern.includes("(?<") ? own.slice(0, most.paired) : [];
  return units.flatMap((unit) => [
    ...behind.map((end) => `\u0000${run(unit, 60)}${end}`),
    ...[30, 127].flatMap((length) => ENDS.map((end) => run(unit, length) + end)),
    ...(first === "" ? [] : [`${first}${run(unit, 100)}\u0000`]),
  ]);
}

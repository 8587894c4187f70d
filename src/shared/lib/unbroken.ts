// A date, a measure, or a number and what it counts: Jan 1, 2027; 1 de enero de 2027; 2027年1月1日; 75 × 95 cm; 48 units; 48 件.
const dateOrCount =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日|\d{1,2} (?:de )?\p{Ll}{3,} (?:de )?\d{4}|\p{Lu}\p{Ll}{2,} \d{1,2}, \d{4}|\p{Lu}\p{Ll}{2} \d{1,2}|\d(?:[\d.,]*\d)?(?: [×x] \d[\d.,]*)* (?:\p{Script=Han}|\p{Script=Latin}+)/gu;

/** A sentence in which no line breaks within a date, a measure or a count. */
export const unbroken = (text: string): string =>
  text.replace(dateOrCount, (part) =>
    part
      .replaceAll(' ', '\u00a0')
      .replaceAll(/(?<=[年月])/g, '\u2060')
      .replaceAll(/(?=[年月日])/g, '\u2060'),
  );

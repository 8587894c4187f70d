export type Texts = Record<string, string>;
export type Translation = { language: string; texts: Texts; identical: string[] };

const readableId = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/;

const sortFault = (name: string, ids: string[]) => {
  const misplaced = ids.find((id, index) => index > 0 && id < (ids[index - 1] ?? ''));
  return misplaced === undefined ? [] : [`${name}: ${misplaced} is not in its sorted place`];
};

/** Where English differs from the texts in the code. */
export const sourceFaults = (extracted: Texts, english: Texts) => {
  const ids = Object.keys({ ...extracted, ...english });
  return [
    ...ids.flatMap((id) => (readableId.test(id) ? [] : [`source: ${id} is not a readable id`])),
    ...ids.flatMap((id) =>
      extracted[id] === english[id] ? [] : [`en.json: ${id} differs from the source: run "npm run locales:extract"`],
    ),
  ];
};

const translationFaults = ({ language, texts, identical }: Translation, english: Texts) => [
  ...sortFault(`${language}.json`, Object.keys(texts)),
  ...sortFault(`identical.json, ${language}`, identical),
  ...Object.entries(texts).flatMap(([id, text]) => {
    if (text.trim() === '') return [`${language}.json: ${id} is empty`];
    const isUntranslated = text === english[id] && !identical.includes(id);
    return isUntranslated
      ? [`${language}.json: ${id} is the same as in English, and identical.json does not list it`]
      : [];
  }),
  ...identical.flatMap((id) =>
    id in texts && texts[id] === english[id] ? [] : [`identical.json, ${language}: ${id} is listed needlessly`],
  ),
];

/** The faults that `formatjs verify` does not look for, each with its file and id. */
export const localeFaults = (english: Texts, translations: Translation[], name = 'en') => [
  ...sortFault(`${name}.json`, Object.keys(english)),
  ...translations.flatMap((translation) => translationFaults(translation, english)),
];

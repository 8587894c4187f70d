import { messageShape } from './messageShape';

export type Texts = Record<string, string>;
export type Translation = { language: string; texts: Texts; identical: string[] };

const readableId = /^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/;

const sortFault = (name: string, ids: string[]) => {
  const misplaced = ids.find((id, index) => index > 0 && id < (ids[index - 1] ?? ''));
  return misplaced === undefined ? [] : [`${name}: ${misplaced} is not in its sorted place`];
};

const shapeFault = (language: string, id: string, text: string, english: string) => {
  try {
    const [own, wanted] = [messageShape(text), messageShape(english)];
    return own === wanted ? [] : [`${language}: ${id} takes "${own}", English takes "${wanted}"`];
  } catch (error) {
    return [`${language}: ${id} is malformed (${String(error)})`];
  }
};

const differences = (name: string, found: Texts, wanted: Texts, unknown: string) => [
  ...Object.keys(wanted).flatMap((id) => (id in found ? [] : [`${name}: ${id} is missing`])),
  ...Object.keys(found).flatMap((id) => (id in wanted ? [] : [`${name}: ${id} ${unknown}`])),
];

const translationFaults = ({ language, texts, identical }: Translation, english: Texts) => [
  ...sortFault(`${language}.json`, Object.keys(texts)),
  ...sortFault(`identical.json, ${language}`, identical),
  ...differences(`${language}.json`, texts, english, 'is not in en.json'),
  ...Object.entries(texts).flatMap(([id, text]) => {
    const inEnglish = english[id];
    if (inEnglish === undefined) return [];
    if (text.trim() === '') return [`${language}.json: ${id} is empty`];
    const untranslated = text === inEnglish && !identical.includes(id);
    return [
      ...(untranslated
        ? [`${language}.json: ${id} is the same as in English, and identical.json does not list it`]
        : []),
      ...shapeFault(`${language}.json`, id, text, inEnglish),
    ];
  }),
  ...identical.flatMap((id) =>
    id in texts && texts[id] === english[id] ? [] : [`identical.json, ${language}: ${id} is listed needlessly`],
  ),
];

/** All faults in the texts, each with its file and id. */
export const localeFaults = (extracted: Texts, english: Texts, translations: Translation[]) => [
  ...sortFault('en.json', Object.keys(english)),
  ...Object.keys(extracted).flatMap((id) => (readableId.test(id) ? [] : [`source: ${id} is not a readable id`])),
  ...differences('en.json', english, extracted, 'is used nowhere'),
  ...Object.entries(extracted).flatMap(([id, text]) =>
    id in english && english[id] !== text ? [`en.json: ${id} differs from its default message in the source`] : [],
  ),
  ...Object.entries(english).flatMap(([id, text]) => shapeFault('en.json', id, text, text)),
  ...translations.flatMap((translation) => translationFaults(translation, english)),
];

import englishMessages from 'ra-language-english';

import spanish from '../../../locales/office/reactAdmin.es.json';
import chinese from '../../../locales/office/reactAdmin.zh.json';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, text]: [string, string | object]) =>
    typeof text === 'string' ? [[`${prefix}${key}`, text]] : flatten(text, `${prefix}${key}.`),
  );

const listArguments = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

it.each(Object.entries({ spanish, chinese }))('has every text of react-admin in %s', (_, texts) => {
  const english = Object.fromEntries(flatten(englishMessages));
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  const different = Object.entries(texts).filter(([id, text]) =>
    listArguments(text).some((argument) => !english[id]?.includes(argument)),
  );
  expect(different).toEqual([]);
});

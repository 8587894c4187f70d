import { extractTexts, verifyTranslations } from './locales/formatjs';
import { localeFaults } from './locales/localeFaults';
import { getLocaleFile, readIdentical, readTexts } from './locales/localeFiles';

const translated = ['es', 'zh'];

const identical = readIdentical();
const unknown = Object.keys(identical).filter((language) => !translated.includes(language));
const translations = translated.map((language) => ({
  language,
  texts: readTexts(language),
  identical: identical[language] ?? [],
}));
const extracted = extractTexts();
const faults = [
  ...unknown.map((language) => `identical.json: ${language} is not a translation`),
  ...localeFaults(extracted, readTexts('en'), translations),
  ...verifyTranslations(['en', ...translated].map(getLocaleFile)),
];
const verdict = faults.length > 0 ? 'some need attention' : 'no faults';
console.log([...faults, `${Object.keys(extracted).length} texts: ${verdict}`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;

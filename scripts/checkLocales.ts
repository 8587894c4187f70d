import { extractTexts } from './locales/extractTexts';
import { localeFaults } from './locales/localeFaults';
import { readIdentical, readTexts } from './locales/localeFiles';

const translated = ['es', 'zh'];

const identical = readIdentical();
const strangers = Object.keys(identical).filter((language) => !translated.includes(language));
const translations = translated.map((language) => ({
  language,
  texts: readTexts(language),
  identical: identical[language] ?? [],
}));
const extracted = extractTexts();
const faults = [
  ...strangers.map((language) => `identical.json: ${language} is not a translation`),
  ...localeFaults(extracted, readTexts('en'), translations),
];
console.log([...faults, `${faults.length} faults in ${Object.keys(extracted).length} texts`].join('\n'));
process.exitCode = faults.length > 0 ? 1 : 0;
